import type { Fault } from './fault';
import type { Json, Records } from './records';

/** Chooses a record. @param random a number from 0 to 1, the next of a seed */
export type Pick = (records: Records, random: () => number) => Json;

const any = (rows: Json[], random: () => number): Json => rows[Math.floor(random() * rows.length)] ?? {};
export const project: Pick = ({ projects }, random) => any(projects, random);
export const rental: Pick = ({ rentals }, random) => any(rentals, random);
export const blog: Pick = ({ blogs }, random) => any(blogs, random);
export const unit: Pick = (records, random) => {
  // In a mixture, another fault may have been here before.
  const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
  const units = list(project(records, random)['buildings']).map((building) => list(building?.['units']));
  return any(units.find(({ length }) => length > 0) ?? [], random);
};

/** Sets fields of one record. */
export const set =
  (pick: Pick, fields: Json): Fault['change'] =>
  (records, random) =>
    void Object.assign(pick(records, random), fields);
