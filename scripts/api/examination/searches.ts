import { findExpected } from '../../../openapi/reference-api/testing/expected-homes';
import { enums } from '../../../src/api-client/generated/contract-values';
import type { Filter, ListedHomes } from './listed-homes';

/** The member in the middle. */
export const middleOf = <Member>(members: readonly Member[]): Member | undefined =>
  members[Math.floor(members.length / 2)];

/** A kind of service near a project; undefined where it is not known of each project. */
const nearOf = ({ projects, inFull }: ListedHomes, near: readonly string[]) =>
  projects.length === inFull.length ? enums.NearbyCategory.find((kind) => near.includes(kind)) : undefined;

/** Searches that find something: for everything, and for what a unit that can be bought is like. */
export function chooseSearches(homes: ListedHomes, unknown: ReadonlySet<string>): Filter[] {
  const found = middleOf(findExpected(homes.projects, {}).filter(({ units }) => units.length > 0));
  const unit = found && middleOf(found.units);
  if (!unit) return [{}];
  const { city, district, status, handover_date: day, near } = found.project;
  const kind = nearOf(homes, near);
  const year = day?.slice(0, 4);
  const rooms = unit.rooms > 0 ? { rooms: [Math.min(unit.rooms, 5)] } : {};
  const isKnown = ([name, value]: [string, unknown]) => value !== undefined && !unknown.has(name);
  return [
    {},
    ...[
      { city: city[0], ...rooms },
      { district: district.slice(0, 1), area_min: unit.total_area, price_max: unit.price },
      { status_id: status, handover: year, near: kind && [kind] },
    ].map((filter) => Object.fromEntries(Object.entries(filter).filter(isKnown)) as Filter),
  ];
}
