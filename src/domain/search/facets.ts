import { FacetField, NearbyCategory } from '../../api-client/generated/contract-enums';
import type { components } from '../../api-client/generated/schema';
import { publicStatuses } from '../conditions/table';
import { manyRooms } from '../rooms';
import { lowestPrice, totalsOf, type Counted, type createOffers } from './offers';
import { asksForUnits, projectMatcher, type SearchedProjects, type SearchFilter } from './search-filter';

export type Facet = components['schemas']['Facet'];
type Field = (typeof FacetField)[number];

/** A value for each member of a filter that a choice may change. */
interface Choice {
  readonly field: Field;
  readonly value: string | null;
  /** What is asked instead. */
  readonly change: SearchFilter;
}

const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** The choices of all members, and the absence of those that are asked. */
function choicesOf({ projects, places }: SearchedProjects, filter: SearchFilter, today: string): Choice[] {
  const near = filter.near ?? [];
  const thisYear = Number(today.slice(0, 4));
  const years = projects
    .map(({ handover }) => Number(handover?.slice(0, 4)))
    .filter((year) => year >= thisYear);
  const used = (kind: 'city' | 'district') => new Set(projects.map((project) => project[kind]));
  const known = (ids: Set<string>, listed: readonly { id: string }[]) =>
    listed.map(({ id }) => id).filter((id) => ids.has(id));
  const [cities, districts] = [known(used('city'), places.cities), known(used('district'), places.districts)];
  const kinds = NearbyCategory.filter(
    (kind) => near.includes(kind) || projects.some((project) => project.near.includes(kind)),
  );
  return [
    ...publicStatuses.map((status): Choice => ({
      field: 'status_id',
      value: status,
      change: { status_id: status },
    })),
    ...Array.from({ length: manyRooms }, (_, index): Choice => {
      const rooms = index + 1;
      return { field: 'rooms', value: String(rooms), change: { rooms: [rooms] } };
    }),
    ...cities.map((city): Choice => ({ field: 'city', value: city, change: { city } })),
    ...districts.map((id): Choice => ({ field: 'district', value: id, change: { district: [id] } })),
    ...['ready', ...[...new Set(years)].sort().map(String)].map((handover): Choice => ({
      field: 'handover',
      value: handover,
      change: { handover },
    })),
    ...kinds.map((kind): Choice => {
      const others = near.filter((one) => one !== kind);
      return { field: 'near', value: kind, change: { near: near.includes(kind) ? others : [...near, kind] } };
    }),
    ...FacetField.filter((field) => isAsked(filter[field])).map((field): Choice => ({
      field,
      value: null,
      change: { [field]: undefined },
    })),
  ];
}

/** Which counts stand for a choice. */
const countedBy = ({ field, value }: Choice): Counted => {
  if (value === null && field === 'price_max') return 'atAnyPrice';
  return value === null && field === 'area_min' ? 'ofAnyArea' : 'matching';
};

/**
 * What each choice would bring, from the counts of one reading.
 * @param today ISO date in Riyadh
 */
export function findFacets(
  searched: SearchedProjects,
  offersOf: ReturnType<typeof createOffers>,
  filter: SearchFilter,
  today: string,
): Facet[] {
  return choicesOf(searched, filter, today).map((choice) => {
    const wanted = { ...filter, ...choice.change };
    const offers = offersOf(projectMatcher(wanted, searched.places, today), wanted.rooms);
    const { units, projects } = totalsOf(offers, countedBy(choice));
    const { field, value } = choice;
    return { field, value, units, projects: asksForUnits(wanted) ? projects : offers.length };
  });
}

/** SAR: up to which price something would match, where nothing does only because of the price. */
export function priceToReach(
  offers: Parameters<typeof lowestPrice>[0],
  { price_max: most = Infinity }: SearchFilter,
): number | undefined {
  const lowest = lowestPrice(offers);
  return lowest !== undefined && lowest > most ? lowest : undefined;
}
