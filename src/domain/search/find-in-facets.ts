import type { UnitConditions } from '../conditions/table';
import type { Facet } from './facets';

/** What a change of the conditions would bring. */
export interface FacetCount {
  readonly units: number;
  readonly projects: number;
  /** SAR; of what would match at any price, where nothing does. */
  readonly lowestPrice?: number | undefined;
}

/**
 * Looks up what a change of a single condition would bring.
 * @param wanted what was asked when the facets were counted
 * @returns undefined where nobody counted it
 */
export const findInFacets =
  (facets: readonly Facet[], wanted: UnitConditions) =>
  (change: Partial<UnitConditions>): FacetCount | undefined => {
    const [[name, value] = []] = Object.entries(change) as [keyof UnitConditions, unknown][];
    // Of the absence of a condition it is null, or left out.
    const ofField = facets
      .filter(({ field }) => field === name)
      .map((facet) => ({ ...facet, value: facet.value ?? null }));
    const counted = (wantedValue: string | null) => ofField.find((facet) => facet.value === wantedValue);
    if (value === undefined) {
      const lowest = name === 'price_max' ? ofField.find((facet) => facet.value !== null)?.value : undefined;
      const facet = counted(null);
      return facet && { ...facet, lowestPrice: lowest ? Number(lowest) : undefined };
    }
    if (name !== 'near' || !Array.isArray(value))
      return counted(String(Array.isArray(value) ? value[0] : value));
    // Each kind is counted as if it were pressed.
    const before: readonly string[] = wanted.near ?? [];
    const pressed = [
      ...before.filter((kind) => !value.includes(kind)),
      ...value.filter((kind: string) => !before.includes(kind)),
    ];
    return pressed.length === 1 ? counted(pressed[0] ?? null) : undefined;
  };
