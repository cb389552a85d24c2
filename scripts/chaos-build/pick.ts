import type { Fault } from './fault';
import type { Json, Records } from './records';

/** Chooses a record. @param random a number from 0 to 1, the next of a seed */
export type Pick = (records: Records, random: () => number) => Json;

const any = (rows: Json[], random: () => number): Json => rows[Math.floor(random() * rows.length)] ?? {};
export const project: Pick = ({ projects }, random) => any(projects, random);
export const rental: Pick = ({ rentals }, random) => any(rentals, random);
export const blog: Pick = ({ blogs }, random) => any(blogs, random);
export const unit: Pick = (records, random) => {
  const buildings = project(records, random)['buildings'] as { units: Json[] }[];
  return any(buildings.find(({ units }) => units.length > 0)?.units ?? [], random);
};

/** Sets fields of one record. */
export const set =
  (pick: Pick, fields: Json): Fault['change'] =>
  (records, random) =>
    void Object.assign(pick(records, random), fields);
