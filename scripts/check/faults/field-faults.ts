import type { ContractValidator, SchemaName } from '../../../src/sourcing/read/contract-validator';
import { fillLanguages } from '../../../src/sourcing/read/normalize-row';
import type { Fault } from './fault';
import { isJson, type Json, type Records } from './records';

type Path = readonly string[];

/** Every place in a record; of a list its first item. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? pathsIn(value[0], [...path, '0']) : [];
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [...path, name],
    ...pathsIn(member, [...path, name]),
  ]);
}

function setAt(row: Json, path: Path, value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((of, name) => (isJson(of) ? of[name] : undefined), row);
  if (isJson(parent)) parent[path.at(-1) ?? ''] = structuredClone(value);
}

/** One is inside the other, or they are the two languages of a text. */
function overlap(a: Path, b: Path): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.every((name, at) => name === long[at])) return true;
  const languages = ['ar', 'en'];
  const areLanguages = [a, b].every((path) => languages.includes(path.at(-1) ?? ''));
  return areLanguages && a.slice(0, -1).join() === b.slice(0, -1).join();
}

/** Paths that do not overlap, together as far as possible. */
function groups(paths: readonly Path[]): Path[][] {
  const found: Path[][] = [];
  for (const path of paths) {
    const group = found.find((others) => !others.some((other) => overlap(path, other)));
    if (group) group.push(path);
    else found.push([path]);
  }
  return found;
}

/** A copy of a record with the value at these places, as a record of its own. */
function broken(model: Json, number: number, paths: readonly Path[], value: unknown): Json {
  const copy = structuredClone(model);
  for (const name of ['id', 'slug'])
    if (typeof copy[name] === 'string') copy[name] = `${copy[name]}-f${number}`;
  for (const path of paths) setAt(copy, path, value);
  return copy;
}

const fits = (validator: ContractValidator, schema: SchemaName, row: Json): boolean =>
  validator.checkRow(schema, fillLanguages(row).row).valid;

/** Records with the value in each of their fields: one for each field that a record cannot be without, few for all others. */
function breakEveryField(
  validator: ContractValidator,
  schema: SchemaName,
  model: Json,
  value: unknown,
): Json[] {
  const paths = pathsIn(model);
  const usable = paths.filter((path) => fits(validator, schema, broken(model, 0, [path], value)));
  const needed = paths.filter((path) => !usable.includes(path)).map((path) => [path]);
  return [...needed, ...groups(usable)].map((group, number) => broken(model, number, group, value));
}

function changeAll(validator: ContractValidator, value: unknown): (records: Records) => void {
  return (records) => {
    for (const [schema, rows] of [
      ['Project', records.projects],
      ['Rental', records.rentals],
      ['Blog', records.blogs],
    ] as const) {
      const [model] = rows;
      if (model) rows.push(...breakEveryField(validator, schema, model, value));
    }
    const { organization } = records;
    const usable = pathsIn(organization).filter((path) =>
      fits(validator, 'Organization', broken(organization, 0, [path], value)),
    );
    for (const path of groups(usable)[0] ?? []) setAt(organization, path, value);
    for (const rows of Object.values(records.lookups)) Object.assign(rows[0] ?? {}, { name: value });
  };
}

const values: Record<string, unknown> = {
  null: null,
  'a text': '',
  'a number': -1,
  'a list': [null],
  'an object': { ar: 1 },
  'an enormous number': Infinity,
};

/** A value of the wrong type in every field of every kind of record, each in turn. */
export const fieldFaults = (validator: ContractValidator): Fault[] =>
  Object.entries(values).map(([name, value]) => ({
    name: `${name} in every field`,
    outcome: 'report',
    change: changeAll(validator, value),
  }));
