/** Takes out of a value what does not fit its shape. */
import type { DroppedPart } from '../result';
import { fitsNumber, fitsText } from './fits';
import { shapes } from './shapes';
import type { Shape } from './shape';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

const resolve = (shape: Shape): Exclude<Shape, string> | undefined => {
  const found = typeof shape === 'string' ? shapes[shape] : shape;
  return typeof found === 'string' ? resolve(found) : found;
};

/** Rows with an id are records: a list of them of which none fits is no list, and not an empty one. */
function holdsRecords(items: Shape): boolean {
  const row = resolve(items);
  return row?.type === 'object' && 'id' in row.required;
}

/**
 * Mends `value` in place: an optional member that does not fit, or is null, is taken out, as is a row of a list.
 * @param path JSON pointer of the value
 * @param dropped learns of everything that is taken out
 * @param known what stands in for the members of an answer's `data` that do not fit
 * @returns the pointer of what is wrong with the value itself; undefined when it fits
 */
export function mend(
  value: unknown,
  of: Shape,
  path: string,
  dropped: DroppedPart[],
  known?: unknown,
): string | undefined {
  const shape = resolve(of);
  if (!shape) return path;
  switch (shape.type) {
    case 'object':
      return isObject(value) ? mendObject(value, shape, path, dropped, known) : path;
    case 'array':
      return Array.isArray(value) ? mendList(value, shape.items, path, dropped) : path;
    case 'string':
      return fitsText(value, shape) ? undefined : path;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : path;
    case 'number':
    case 'integer':
      return fitsNumber(value, shape) ? undefined : path;
  }
}

function mendObject(
  value: Fields,
  { required, optional }: Extract<Shape, { type: 'object' }>,
  path: string,
  dropped: DroppedPart[],
  known: unknown,
): string | undefined {
  const standIns = path !== '' && isObject(known) ? known : {};
  const below = path === '' ? known : undefined;
  const faults: [name: string, fault: string][] = [];
  for (const [name, shape] of Object.entries(required)) {
    const fault = mend(value[name], shape, `${path}/${name}`, dropped, below);
    if (fault !== undefined) faults.push([name, fault]);
  }
  // An object of which nothing fits is another thing altogether, whatever is known of this one.
  const isOther = faults.length === Object.keys(required).length;
  const lost = isOther ? faults[0] : faults.find(([name]) => !isThere(standIns[name]));
  if (lost) return lost[1];
  for (const [name, shape] of Object.entries(optional)) {
    if (!isThere(value[name])) {
      delete value[name];
      continue;
    }
    const fault = mend(value[name], shape, `${path}/${name}`, dropped);
    if (fault !== undefined) faults.push([name, fault]);
  }
  for (const [name, fault] of faults) {
    dropped.push({ path: `${path}/${name}`, fault });
    if (isThere(standIns[name])) value[name] = standIns[name];
    else delete value[name];
  }
  return undefined;
}

function mendList(rows: unknown[], items: Shape, path: string, dropped: DroppedPart[]): string | undefined {
  const before = rows.length;
  let kept = 0;
  let first: string | undefined;
  for (let at = 0; at < before; at += 1) {
    const row = rows[at];
    const fault = mend(row, items, `${path}/${at}`, dropped);
    if (fault === undefined) {
      rows[kept] = row;
      kept += 1;
      continue;
    }
    first ??= fault;
    const id = isObject(row) && typeof row['id'] === 'string' ? row['id'] : undefined;
    dropped.push({ path: `${path}/${at}`, fault, ...(id !== undefined && { id }) });
  }
  rows.length = kept;
  return kept === 0 && first !== undefined && holdsRecords(items) ? first : undefined;
}
