import { manyRooms } from '../rooms';
import type { SearchedProject, SearchFilter } from './search-filter';

/** How many units with a price a project has of a number of rooms: what all counts of a search are sums of. */
export interface UnitCount {
  readonly projectId: string;
  /** `manyRooms` stands for that many and more. */
  readonly rooms: number;
  /** That meet what is asked of price and area. */
  readonly matching: number;
  /** The same without what is asked of the price, and of the area. */
  readonly atAnyPrice: number;
  readonly ofAnyArea: number;
  /** SAR; of those that match, and of those that do at any price. */
  readonly priceFrom: number | null;
  readonly lowestPrice: number | null;
  /** The least of what those that match are ordered by; negative where the highest comes first. */
  readonly first: number | null;
}

/** What of a count is summed up. */
export type Counted = 'matching' | 'atAnyPrice' | 'ofAnyArea';

/** What is on offer of the projects that match, as a filter asks for it. */
export interface Offer {
  readonly project: SearchedProject;
  /** By numbers of rooms that are asked for. */
  readonly counts: readonly UnitCount[];
}

/** How many units, and projects with such a unit. */
export interface OfferTotals {
  readonly units: number;
  readonly projects: number;
}

export function totalsOf(offers: readonly Offer[], counted: Counted = 'matching'): OfferTotals {
  const counts = offers.map((offer) => sumUp(offer, counted)).filter((count) => count > 0);
  return { units: counts.reduce((sum, count) => sum + count, 0), projects: counts.length };
}

export const sumUp = ({ counts }: Offer, counted: Counted): number =>
  counts.reduce((sum, count) => sum + count[counted], 0);

const least = (values: readonly (number | null)[]): number | undefined => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** SAR; undefined where nothing matches. */
export const priceFrom = ({ counts }: Offer): number | undefined =>
  least(counts.map((count) => count.priceFrom));

/** SAR; without what is asked of the price. Undefined where nothing has one. */
export const lowestPrice = (offers: readonly Offer[]): number | undefined =>
  least(offers.flatMap(({ counts }) => counts.map((count) => count.lowestPrice)));

const hasRooms = (rooms: SearchFilter['rooms'], { rooms: own }: UnitCount): boolean =>
  !rooms?.length || rooms.some((wanted) => Math.min(wanted, manyRooms) === own);

/**
 * Distributes counts over their projects; before its sale a project has prices at most, and nothing to buy.
 * @returns what is on offer of those that meet conditions, in their order
 */
export function createOffers(projects: readonly SearchedProject[], counts: readonly UnitCount[]) {
  const byProject = new Map(projects.map((project) => [project.id, { project, counts: [] as UnitCount[] }]));
  for (const count of counts) {
    const offer = byProject.get(count.projectId);
    if (offer?.project.status !== 'Soon_Sale') offer?.counts.push(count);
  }
  const offers = [...byProject.values()];
  return (isAsked: (project: SearchedProject) => boolean, rooms: SearchFilter['rooms']): Offer[] =>
    offers
      .filter(({ project }) => isAsked(project))
      .map(({ project, counts: own }) => ({
        project,
        counts: own.filter((count) => hasRooms(rooms, count)),
      }));
}

/** Orders projects by the first of their units, or by what is asked of the projects themselves; ties by id. */
export function compareOffers(sort: SearchFilter['sort']) {
  const first = ({ counts }: Offer): number => least(counts.map((count) => count.first)) ?? Infinity;
  const keys: Partial<Record<NonNullable<typeof sort> | 'none', (offer: Offer) => number>> = {
    newest: ({ project }) => -project.publishedAt,
    none: ({ project }) => -project.publishedAt,
    handover: ({ project }) => (project.handover === null ? Infinity : Date.parse(project.handover)),
  };
  const key = keys[sort ?? 'none'] ?? first;
  return (one: Offer, other: Offer): number =>
    key(one) - key(other) || (one.project.id < other.project.id ? -1 : 1);
}
