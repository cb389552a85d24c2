import type { components } from '../../../src/api-client/generated/schema';

// The rules of a search in the words of the contract, written once more and as simply as can be. Tests of the reference API
// judge by them, and the doctor any API.

type Schemas = components['schemas'];
type Filter = Schemas['ApartmentFilter'];
type Sort = Schemas['ApartmentSort'];
type Field = Schemas['Facet']['field'];

/** A unit of the lists in full, as far as it is searched. */
export interface ListedUnit {
  readonly id: string;
  readonly rooms: number;
  readonly total_area: number;
  /** SAR; null or 0 until announced. */
  readonly price: number | null;
  readonly state: string;
}

/** A published project, the same way. */
export interface ListedProject {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly handover_date: string | null;
  readonly published_at: string;
  /** Ids and names that it is asked for by. */
  readonly city: readonly string[];
  readonly district: readonly string[];
  /** Categories of what is near it. */
  readonly near: readonly string[];
  readonly units: readonly ListedUnit[];
}

export const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

const canBeBought = ({ state, price }: ListedUnit, { status }: ListedProject): boolean =>
  state === 'available' && Boolean(price) && status !== 'Soon_Sale';

function isAskedProject(project: ListedProject, filter: Filter): boolean {
  const { project_id: only, status_id, city, district, handover, near } = filter;
  const last = handover === 'ready' ? today : `${handover}-12-31`;
  return (
    (!only || only === project.id || only === project.slug) &&
    (!status_id || project.status === status_id) &&
    (!city || project.city.includes(city)) &&
    (!district?.length || district.some((name) => project.district.includes(name))) &&
    (!handover ||
      project.status === 'Completed' ||
      (project.handover_date !== null && project.handover_date.slice(0, 10) <= last)) &&
    (near ?? []).every((kind) => project.near.includes(kind))
  );
}

const isAskedUnit = (unit: ListedUnit, { rooms, price_max: most, area_min: least = 0, unit_ids }: Filter) =>
  (!rooms?.length || rooms.some((count) => (count === 5 ? unit.rooms >= 5 : unit.rooms === count))) &&
  (most === undefined || (Boolean(unit.price) && Number(unit.price) <= most)) &&
  unit.total_area >= least &&
  (!unit_ids || unit_ids.includes(unit.id));

/** Whether a unit matches, whether or not it can be bought. */
export const isAsked = (unit: ListedUnit, project: ListedProject, filter: Filter): boolean =>
  isAskedProject(project, filter) && isAskedUnit(unit, filter);

/** What can be bought and matches, by project. */
export const findExpected = (projects: readonly ListedProject[], filter: Filter) =>
  projects
    .filter((project) => isAskedProject(project, filter))
    .map((project) => ({
      project,
      units: project.units.filter((unit) => canBeBought(unit, project) && isAskedUnit(unit, filter)),
    }));

/** Whether something is asked of units, and not only of their projects. */
export const asksForUnits = ({ rooms, price_max, area_min }: Filter): boolean =>
  Boolean(rooms?.length) || price_max !== undefined || area_min !== undefined;

/** What a facet must say of a filter. */
export const expectedTotals = (projects: readonly ListedProject[], filter: Filter) => {
  const found = findExpected(projects, filter);
  return {
    units: found.flatMap(({ units }) => units).length,
    projects: asksForUnits(filter) ? found.filter(({ units }) => units.length > 0).length : found.length,
  };
};

/** What pressing a choice asks for. */
export function changeOf(filter: Filter, field: Field, value: string | null): Filter {
  if (value === null) return { [field]: undefined };
  if (field === 'near') {
    const { near = [] } = filter;
    const kind = value as (typeof near)[number];
    return { near: near.includes(kind) ? near.filter((one) => one !== kind) : [...near, kind] };
  }
  if (field === 'rooms') return { rooms: [Number(value)] };
  if (field === 'district') return { district: [value] };
  return { [field]: field === 'price_max' ? Number(value) : value };
}

type Key = (unit: ListedUnit, project: ListedProject) => number | null;

const perArea: Key = ({ price, total_area: area }) => (price && area ? price / area : null);
const dayOf = (day: string | null) => (day === null ? null : Date.parse(day));

/** What units are ordered by, and whether the highest comes first; those without it come last. */
export const sortKeys: Readonly<Record<Sort, readonly [name: string, key: Key, direction: 1 | -1]>> = {
  price_asc: ['price', ({ price }) => price, 1],
  price_desc: ['price', ({ price }) => price, -1],
  area_asc: ['total_area', ({ total_area }) => total_area, 1],
  area_desc: ['total_area', ({ total_area }) => total_area, -1],
  price_per_m2_asc: ['price per m²', perArea, 1],
  price_per_m2_desc: ['price per m²', perArea, -1],
  handover: ['handover_date of the project', (_unit, project) => dayOf(project.handover_date), 1],
  newest: ['published_at of the project', (_unit, project) => dayOf(project.published_at), -1],
};
