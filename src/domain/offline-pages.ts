import { hasUnitPage, routes } from '../lib/routes';
import { getSaleState, upcoming } from './sale-state';

/** Homes that are kept with their project at most: a project may have thousands, a phone has no room for them. */
export const maxOfflineHomes = 40;

interface OfflineProject {
  readonly slug: string;
  readonly status: string;
  readonly buildings: readonly {
    readonly units: readonly {
      readonly id: string;
      readonly state: string;
      readonly price?: number | null;
      readonly floor_plan?: { readonly id: string } | null;
    }[];
  }[];
}

/** What is kept of a project, to be read without a network. */
export interface OfflinePages {
  /** Paths of its own page, then of those of its homes. */
  readonly pages: readonly string[];
  /** Its homes that can still be bought, also those that are too many. */
  readonly homes: number;
}

/** What the build writes of a project. */
export interface OfflineFile extends OfflinePages {
  /** What has to be fetched by who has opened the page of the project, with pictures for a phone. */
  readonly bytes: number;
}

/** States in which a home can still be bought, the likeliest first. */
const buyable = ['available', upcoming, 'reserved'];

/**
 * The pages that are kept of a project: its own, and those of its homes that can still be bought. Where these are too many, one
 * home of each floor plan comes before the second of any.
 * @param isBuilt whether the build has written the page of a home, by its id
 */
export function offlinePages(
  { slug, status, buildings }: OfflineProject,
  isBuilt: (unit: string) => boolean = hasUnitPage,
): OfflinePages {
  const met = new Map<string, number>();
  const homes = buildings
    .flatMap(({ units }) => units)
    .map((unit) => ({ ...unit, rank: buyable.indexOf(getSaleState(unit, status)) }))
    .filter(({ rank }) => rank >= 0)
    .map(({ id, rank, floor_plan }) => {
      const kind = `${rank} ${floor_plan?.id ?? ''}`;
      const round = met.get(kind) ?? 0;
      met.set(kind, round + 1);
      return { id, rank, round };
    });
  const kept = homes
    .filter(({ id }) => isBuilt(id))
    .sort((a, b) => a.rank - b.rank || a.round - b.round)
    .slice(0, maxOfflineHomes);
  return {
    pages: [routes.project(slug), ...kept.map(({ id }) => routes.unit(slug, id))],
    homes: homes.length,
  };
}
