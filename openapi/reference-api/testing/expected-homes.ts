import { published, type Schemas } from './api';

// The rules of a search in the words of the contract, written once more and as simply as can be.

type Filter = Schemas['ApartmentFilter'];
type Project = Schemas['Project'];
type Unit = Schemas['Unit'];

export const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
const canBeBought = ({ state, price }: Unit, { status }: Project) =>
  state === 'available' && Boolean(price) && status !== 'Soon_Sale';

function isAskedProject(project: Project, { status_id, city, district, handover, near }: Filter): boolean {
  const last = handover === 'ready' ? today : `${handover}-12-31`;
  return (
    (!status_id || project.status === status_id) &&
    (!city || [project.city.ar, project.city.en.toLowerCase()].includes(city)) &&
    (!district?.length || district.some((id) => project.district.en.toLowerCase().replace(' ', '') === id)) &&
    (!handover ||
      project.status === 'Completed' ||
      (project.handover_date !== null && (project.handover_date ?? '9') <= last)) &&
    (near ?? []).every((kind) => project.nearby_services?.some(({ category }) => category === kind))
  );
}

const isAskedUnit = (unit: Unit, { rooms, price_max: most = Infinity, area_min: least = 0 }: Filter) =>
  (!rooms?.length || rooms.some((count) => (count === 5 ? unit.rooms >= 5 : unit.rooms === count))) &&
  (unit.price ?? 0) <= most &&
  unit.total_area >= least;

export const unitsOf = ({ buildings }: Project) => buildings.flatMap(({ units }) => units);

/** What can be bought and matches, by project. */
export const findExpected = (filter: Filter) =>
  published
    .filter((project) => isAskedProject(project, filter))
    .map((project) => ({
      project,
      units: unitsOf(project).filter((unit) => canBeBought(unit, project) && isAskedUnit(unit, filter)),
    }));

export const expectedTotals = (filter: Filter) => {
  const found = findExpected(filter);
  const asksForUnits =
    Boolean(filter.rooms?.length) || filter.price_max !== undefined || filter.area_min !== undefined;
  return {
    units: found.flatMap(({ units }) => units).length,
    projects: asksForUnits ? found.filter(({ units }) => units.length > 0).length : found.length,
  };
};

/** What pressing a choice asks for. */
export function changeOf(filter: Filter, field: Schemas['Facet']['field'], value: string | null): Filter {
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
