import type { HomesData, ListedProject, ListedUnit } from '../conditions/homes-data';
import { hasRooms, manyRooms } from '../rooms';
import { findFacets, priceToReach, type Facet } from './facets';
import { compareOffers, createOffers, priceFrom, sumUp, totalsOf, type UnitCount } from './offers';
import { asksForUnits, projectMatcher, type SearchedProject, type SearchFilter } from './search-filter';

/** A project with its units that match. */
export interface FoundGroup {
  readonly project: ListedProject;
  readonly matching: number;
  /** SAR */
  readonly priceFrom: number;
  /** The first of them. */
  readonly units: readonly ListedUnit[];
}

/** What the API answers to a search in brief, from data that was read before. */
export interface FoundGroups {
  readonly groups: readonly FoundGroup[];
  /** Projects that match and have nothing to buy yet. */
  readonly others: readonly ListedProject[];
  readonly facets: readonly Facet[];
  /** Matching units of all pages. */
  readonly units: number;
  /** Projects on all pages. */
  readonly total: number;
  readonly perPage: number;
}

type Offered = ListedUnit & { readonly price: number };
type Sort = SearchFilter['sort'];

const isOnOffer = (unit: ListedUnit): unit is Offered => unit.state === 'available' && unit.price !== null;

const pricePerArea = ({ price, total_area: area }: Offered): number => (area > 0 ? price / area : Infinity);

/** What units are ordered by; orders of projects have the cheapest units first. */
const keys: Partial<Record<NonNullable<Sort>, (unit: Offered) => number>> = {
  price_desc: ({ price }) => -price,
  area_asc: ({ total_area }) => total_area,
  area_desc: ({ total_area }) => -total_area,
  price_per_m2_asc: pricePerArea,
  price_per_m2_desc: (unit) => (unit.total_area > 0 ? -pricePerArea(unit) : Infinity),
};
const keyOf = (sort: Sort) => (sort && keys[sort]) ?? (({ price }: Offered) => price);

const isLarge = (unit: ListedUnit, { area_min: least = 0 }: SearchFilter) => unit.total_area >= least;
const isAffordable = (unit: Offered, { price_max: most = Infinity }: SearchFilter) => unit.price <= most;
const isOfRooms = (unit: ListedUnit, { rooms }: SearchFilter) =>
  !rooms?.length || rooms.some((count) => hasRooms(unit.rooms, count));

/** Counts as `UnitCount` has them, of each project and number of rooms. */
function countUnits(units: readonly Offered[], filter: SearchFilter): UnitCount[] {
  const counts = new Map<string, { -readonly [Name in keyof UnitCount]: UnitCount[Name] }>();
  const key = keyOf(filter.sort);
  const least = (known: number | null, value: number) => Math.min(known ?? Infinity, value);
  for (const unit of units) {
    const projectId = unit.project.id;
    const rooms = Math.min(unit.rooms, manyRooms);
    const name = `${rooms} ${projectId}`;
    const none = {
      matching: 0,
      atAnyPrice: 0,
      ofAnyArea: 0,
      priceFrom: null,
      lowestPrice: null,
      first: null,
    };
    const count = counts.get(name) ?? { projectId, rooms, ...none };
    counts.set(name, count);
    const [large, affordable] = [isLarge(unit, filter), isAffordable(unit, filter)];
    if (affordable) count.ofAnyArea += 1;
    if (!large) continue;
    count.atAnyPrice += 1;
    count.lowestPrice = least(count.lowestPrice, unit.price);
    if (!affordable) continue;
    count.matching += 1;
    count.priceFrom = least(count.priceFrom, unit.price);
    count.first = least(count.first, key(unit));
  }
  return [...counts.values()];
}

/**
 * Searches what was read before, as the API searches what it has.
 * @param today ISO date in Riyadh
 */
export function searchHomesData(data: HomesData, filter: SearchFilter, today: string): FoundGroups {
  const { project_id: only, page = 1, per_page: perPage = 9, units_per_project: most = 3, sort } = filter;
  const own = data.projects.filter(({ id, slug }) => only === undefined || id === only || slug === only);
  const byId = new Map(own.map((project) => [project.id, project]));
  const searched = {
    places: data.places,
    // The newest is the first.
    projects: own.map((project, index): SearchedProject => ({ ...project, publishedAt: -index })),
  };
  const onOffer = data.units.filter(isOnOffer);
  const isAsked = projectMatcher(filter, data.places, today);
  const countsAt = (asked: SearchFilter) => createOffers(searched.projects, countUnits(onOffer, asked));
  const offersOf = countsAt(filter);
  const offers = offersOf(isAsked, filter.rooms);
  const found = offers.filter((offer) => sumUp(offer, 'matching') > 0).sort(compareOffers(sort));
  const groups = found.slice((page - 1) * perPage, page * perPage).flatMap((offer): FoundGroup[] => {
    const [project, price] = [byId.get(offer.project.id), priceFrom(offer)];
    if (!project || price === undefined) return [];
    const units = onOffer
      .filter((unit) => unit.project.id === project.id)
      .filter((unit) => isLarge(unit, filter) && isAffordable(unit, filter) && isOfRooms(unit, filter))
      .sort(compareUnits(sort))
      .slice(0, most);
    return [{ project, matching: sumUp(offer, 'matching'), priceFrom: price, units }];
  });
  const reached = priceToReach(offers, filter);
  const facets = findFacets(searched, offersOf, filter, today);
  if (reached !== undefined) {
    const totals = totalsOf(countsAt({ ...filter, price_max: reached })(isAsked, filter.rooms));
    facets.push({ field: 'price_max', value: String(reached), ...totals });
  }
  const without = filter.available_only || page > 1 ? [] : offers.filter((one) => !found.includes(one));
  const others = without.flatMap(({ project }) => byId.get(project.id) ?? []);
  const isUpcoming = (project: ListedProject) =>
    data.units.some(
      (unit) =>
        unit.project.id === project.id &&
        !isOnOffer(unit) &&
        isLarge(unit, filter) &&
        isOfRooms(unit, filter),
    );
  return {
    groups,
    others: asksForUnits(filter) ? others.filter(isUpcoming) : others,
    facets,
    units: totalsOf(found).units,
    total: found.length,
    perPage,
  };
}

/** Ties are ordered by id. */
const compareUnits =
  (sort: Sort) =>
  (one: Offered, other: Offered): number => {
    const key = keyOf(sort);
    return key(one) - key(other) || (one.id < other.id ? -1 : 1);
  };
