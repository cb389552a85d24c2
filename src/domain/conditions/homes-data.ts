import type { LocalizedText } from '../../lib/localized-text';
import { getSaleState, upcoming } from '../sale-state';
import { getPlaceIds, addPlaces, type PlaceIds, type Places } from './places';

export interface ListedProject extends PlaceIds {
  /** Id in the API. */
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly status: string;
  /** ISO date. */
  readonly handover: string | null;
  /** Kinds of services near it. */
  readonly near: readonly string[];
  readonly licence: ListedLicence | null;
}

/** What its homes are offered under. */
export interface ListedLicence {
  readonly kind: 'advertising' | 'off_plan';
  readonly number: string;
  /** ISO date. */
  readonly expires_at: string;
  readonly url: string;
}

/** A home that can be bought now, or once its sale opens. */
export interface ListedUnit {
  readonly id: string;
  readonly project: ListedProject;
  readonly flat_number: string;
  readonly building: LocalizedText;
  readonly floor: number;
  readonly rooms: number;
  /** m² */
  readonly total_area: number;
  /** SAR; null until announced. */
  readonly price: number | null;
  readonly state: 'available' | typeof upcoming;
}

/** What a search goes through. */
export interface HomesData {
  readonly places: Places;
  readonly projects: readonly ListedProject[];
  readonly units: readonly ListedUnit[];
}

/** A project as the API or the build has it. */
export interface SourceProject {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly status: string;
  readonly city: LocalizedText;
  readonly district: LocalizedText;
  readonly handover_date?: string | null;
  readonly licence?: ListedLicence | null;
}

export interface SourceUnit {
  readonly id: string;
  /** Id of its project. */
  readonly project_id: string;
  readonly flat_number: string;
  readonly building: LocalizedText;
  readonly floor: number;
  readonly rooms: number;
  readonly total_area: number;
  readonly price?: number | null;
  readonly state: string;
}

/**
 * @param places of the option lists
 * @param nearOf kinds of services near a project, by its id
 * @param stillKnown what stands in for projects and units that cannot be read
 */
export function toHomesData(
  projects: readonly SourceProject[],
  units: readonly SourceUnit[],
  places: Places,
  nearOf: (id: string) => readonly string[],
  stillKnown: Pick<HomesData, 'projects' | 'units'> = { projects: [], units: [] },
): HomesData {
  const known = addPlaces(projects, places);
  const byId = new Map(
    projects.map((project): [string, ListedProject] => {
      const { id, slug, name, status, handover_date, licence = null } = project;
      const near = [...new Set(nearOf(id))];
      return [
        id,
        {
          ...{ id, slug, name, status, near, licence },
          handover: handover_date ?? null,
          ...getPlaceIds(project, known),
        },
      ];
    }),
  );
  for (const project of stillKnown.projects) if (!byId.has(project.id)) byId.set(project.id, project);
  return {
    places: known,
    projects: [...byId.values()],
    units: [
      ...units.flatMap((unit) => toListedUnit(unit, byId.get(unit.project_id)) ?? []),
      ...stillKnown.units.flatMap((unit) => {
        const project = byId.get(unit.project.id);
        return project ? [{ ...unit, project }] : [];
      }),
    ],
  };
}

function toListedUnit(unit: SourceUnit, project: ListedProject | undefined): ListedUnit | undefined {
  const state = getSaleState(unit, project?.status);
  if (!project || (state !== 'available' && state !== upcoming)) return undefined;
  const { id, flat_number, building, floor, rooms, total_area, price } = unit;
  return { id, project, flat_number, building, floor, rooms, total_area, price: price || null, state };
}
