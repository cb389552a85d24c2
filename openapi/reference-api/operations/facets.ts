import { NearbyCategory } from '../../../src/api-client/generated/contract-enums';
import type { components } from '../../../src/api-client/generated/schema';
import { publicStatuses, type UnitConditions } from '../../../src/domain/conditions/table';
import { manyRooms } from '../../../src/domain/rooms';
import { riyadhToday } from '../../../src/lib/riyadh-day';
import { toProjectConditions, type AskedProjects } from './asked-projects';
import type { ApartmentFilter } from './matching-units';
import { asksForUnits, lowestPrice, sumUp, type Counted, type createOffers } from './offer';

type Facet = components['schemas']['Facet'];
type Field = Facet['field'];

/** A value for each member of a filter that a choice may change. */
interface Choice {
  readonly field: Field;
  readonly value: string | null;
  /** What is asked instead. */
  readonly change: ApartmentFilter;
}

const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** The choices of all members, and the absence of those that are asked. */
function choicesOf({ projects, places }: AskedProjects, filter: ApartmentFilter): Choice[] {
  const near = filter.near ?? [];
  const thisYear = Number(riyadhToday().slice(0, 4));
  const years = projects
    .map(({ handover }) => Number(handover?.slice(0, 4)))
    .filter((year) => year >= thisYear);
  const used = (kind: 'city' | 'district') => new Set(projects.map((project) => project[kind]));
  const known = (ids: Set<string>, listed: readonly { id: string }[]) =>
    listed.map(({ id }) => id).filter((id) => ids.has(id));
  const [cities, districts] = [known(used('city'), places.cities), known(used('district'), places.districts)];
  const kinds = NearbyCategory.filter((kind) => projects.some((project) => project.near.includes(kind)));
  const fields: Field[] = [
    'status_id',
    'rooms',
    'city',
    'district',
    'handover',
    'near',
    'area_min',
    'price_max',
  ];
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
    ...fields
      .filter((field) => isAsked(filter[field]))
      .map((field): Choice => ({ field, value: null, change: { [field]: undefined } })),
  ];
}

/** Which counts stand for a choice. */
const countedBy = ({ field, value }: Choice): Counted => {
  if (value === null && field === 'price_max') return 'atAnyPrice';
  return value === null && field === 'area_min' ? 'ofAnyArea' : 'matching';
};

/**
 * What each choice would bring, from the counts of one reading.
 * @param countAt how many units match up to a price, in SAR
 */
export async function findFacets(
  asked: AskedProjects,
  offersOf: ReturnType<typeof createOffers>,
  filter: ApartmentFilter,
  countAt: (priceMax: number) => Promise<{ units: number; projects: number }>,
): Promise<Facet[]> {
  const facets = choicesOf(asked, filter).map((choice): Facet => {
    const wanted = { ...filter, ...choice.change };
    const offers = offersOf(matcherOf(asked, wanted), wanted.rooms);
    const counts = offers.map((offer) => sumUp(offer, countedBy(choice)));
    return {
      field: choice.field,
      value: choice.value,
      units: counts.reduce((sum, count) => sum + count, 0),
      projects: asksForUnits(wanted) ? counts.filter((count) => count > 0).length : offers.length,
    };
  });
  const offers = offersOf(matcherOf(asked, filter), filter.rooms);
  const lowest = lowestPrice(offers);
  if (lowest === undefined || lowest <= (filter.price_max ?? Infinity)) return facets;
  return [...facets, { field: 'price_max', value: String(lowest), ...(await countAt(lowest)) }];
}

/** Whether a project meets what a filter asks of projects. */
export const matcherOf = ({ matcherOf: create }: AskedProjects, filter: ApartmentFilter) =>
  create(toProjectConditions(filter) as UnitConditions);
