import type { Random } from '../../../openapi/reference-api/generator/random';
import type { Fault } from './fault';
import type { Json, Records } from './records';

/** A list in a record; empty for anything else: in a mixture, another fault may have been here before. */
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** Chooses a record. */
export type Pick = (records: Records, random: Random) => Json;

const any = (rows: Json[], random: Random): Json => rows[random.integer(0, rows.length - 1)] ?? {};
export const project: Pick = ({ projects }, random) => any(projects, random);
export const rental: Pick = ({ rentals }, random) => any(rentals, random);
export const blog: Pick = ({ blogs }, random) => any(blogs, random);
export const unit: Pick = (records, random) => {
  const units = listOf(project(records, random)['buildings']).map((building) => listOf(building?.['units']));
  return any(units.find(({ length }) => length > 0) ?? [], random);
};

/** Sets fields of one record. */
export const set =
  (pick: Pick, fields: Json): Fault['change'] =>
  (records, random) =>
    void Object.assign(pick(records, random), fields);
