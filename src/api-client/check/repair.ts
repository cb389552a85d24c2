import { builtAt } from '../../lib/built-at';
import { riyadhDay, riyadhToday } from '../../lib/riyadh-day';
import { isBlank, memberFault } from '../../lib/unreadable-member';
import type { DroppedPart } from '../response-check';
import { knownShapes } from './known-shapes';
import { isValidNumber, isValidText } from './valid-value';
import type { Shape } from './shape';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const resolve = (shape: Shape) => (typeof shape === 'string' ? knownShapes[shape] : shape);

/** Rows with an id are records: a list of records without one valid row is invalid, not empty. */
function isRecord(items: Shape): boolean {
  const row = resolve(items);
  return row?.type === 'object' && 'id' in row.required;
}

const isPlain = (items: Shape): boolean => !/^(?:object|array)$/.test(resolve(items)?.type ?? 'object');

/** A list of names without one of them would say that it is none: it fits as a whole, or not. */
function checkPlainList(rows: unknown[], items: Shape, path: string): string | undefined {
  const at = rows.findIndex((row, index) => repair(row, items, `${path}/${index}`, []) !== undefined);
  return at === -1 ? undefined : `${path}/${at}`;
}

/** What a row is offered for, and under: without it the row would say that there is none. */
const isOfOffer = (name: string): boolean => /^(?:price|price_from|licence)$/.test(name);

/** A licence stands by its number: an address that cannot be read is emptied, so that nothing links to it. */
const isAddressOfLicence = (path: string): boolean => path.endsWith('/licence/url');

/** A language whose text has nothing to see gets the text of the other one. */
function fillLanguage(text: Fields): void {
  if (isBlank(text['ar'])) text['ar'] = text['en'];
  else if (isBlank(text['en'])) text['en'] = text['ar'];
}

const isFreeText = (shape: Shape): boolean => {
  const of = resolve(shape);
  return shape === 'LocalizedText' || (of?.type === 'string' && !of.format && !of.pattern && !of.enum);
};

/** Whether an optional member says nothing. An empty date or address does not: it is one that cannot be read. */
const isAbsent = (value: unknown, shape: Shape): boolean =>
  !isPresent(value) || (isFreeText(shape) && isBlank(value));

/** The day in Riyadh, also where the clock of the device is behind the build. */
const today = (): string => [riyadhToday(), riyadhDay(builtAt())].sort()[1] ?? '';

/** What a member contradicts, whose schema it fits. */
const contradicts = (of: Shape, name: string, row: Fields): boolean =>
  typeof of === 'string' && memberFault(of, name, row, today) !== undefined;

/**
 * Repairs `value` in place: an optional member that does not fit, or is null, is removed, as is a row of a list.
 * @param path JSON pointer of the value
 * @param dropped receives everything that is removed, and what took its place
 * @param known what is known of the value: stands in for the members of an answer's `data`, and for the rows of its lists,
 *   that do not fit
 * @returns JSON pointer of what is wrong with the value itself; undefined when it fits
 */
export function repair(
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
      if (!isObject(value)) return path;
      if (of === 'LocalizedText') fillLanguage(value);
      return repairObject(value, { ...shape, of }, path, dropped, known);
    case 'array':
      if (!Array.isArray(value)) return path;
      if (shape.items === 'LocalizedText') removeBlank(value);
      return isPlain(shape.items)
        ? checkPlainList(value, shape.items, path)
        : repairList(value, shape.items, path, dropped, known);
    case 'string':
      return isValidText(value, shape) ? undefined : path;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : path;
    case 'number':
    case 'integer':
      return isValidNumber(value, shape) ? undefined : path;
  }
}

function repairObject(
  value: Fields,
  { of, required, optional = {} }: Extract<Shape, { type: 'object' }> & { of: Shape },
  path: string,
  dropped: DroppedPart[],
  known: unknown,
): string | undefined {
  const knownMembers = isObject(known) ? known : {};
  const replacements = path === '/data' ? knownMembers : {};
  const invalid: [name: string, invalidPath: string][] = [];
  for (const [name, shape] of Object.entries(required)) {
    const at = `${path}/${name}`;
    const invalidPath = repair(value[name], shape, at, dropped, knownMembers[name]);
    if (invalidPath !== undefined && isAddressOfLicence(at)) {
      value[name] = '';
      dropped.push({ path: at, invalidPath });
    } else if (invalidPath !== undefined || contradicts(of, name, value)) {
      invalid.push([name, invalidPath ?? at]);
    }
  }
  // An object without one valid required member is not this object, whatever is known of it.
  const isUnrelated = invalid.length === Object.keys(required).length;
  const irreparable = isUnrelated ? invalid[0] : invalid.find(([name]) => !isPresent(replacements[name]));
  if (irreparable) return irreparable[1];
  for (const [name, shape] of Object.entries(optional)) {
    if (isAbsent(value[name], shape)) {
      delete value[name];
      continue;
    }
    const at = `${path}/${name}`;
    const invalidPath =
      repair(value[name], shape, at, dropped) ?? (contradicts(of, name, value) ? at : undefined);
    if (invalidPath === undefined) continue;
    if ('id' in required && path !== '/data' && isOfOffer(name)) return invalidPath;
    invalid.push([name, invalidPath]);
  }
  for (const [name, invalidPath] of invalid) {
    const restored = isPresent(replacements[name]);
    dropped.push({ path: `${path}/${name}`, invalidPath, ...(restored && { restored }) });
    if (restored) value[name] = replacements[name];
    else delete value[name];
  }
  return undefined;
}

const removeBlank = (texts: unknown[]): void => {
  texts.splice(0, texts.length, ...texts.filter((text) => !isBlank(text)));
};

const idOf = (row: unknown): string | undefined =>
  isObject(row) && typeof row['id'] === 'string' ? row['id'] : undefined;

function repairList(
  rows: unknown[],
  items: Shape,
  path: string,
  dropped: DroppedPart[],
  known: unknown,
): string | undefined {
  const knownRows = new Map(Array.isArray(known) ? known.map((row) => [idOf(row), row as unknown]) : []);
  const before = rows.length;
  let validCount = 0;
  let firstInvalid: string | undefined;
  for (let index = 0; index < before; index += 1) {
    const row = rows[index];
    const id = idOf(row);
    const knownRow = id === undefined ? undefined : knownRows.get(id);
    const invalidPath = repair(row, items, `${path}/${index}`, dropped, knownRow);
    if (invalidPath !== undefined) {
      const restored = knownRow !== undefined;
      dropped.push({
        path: `${path}/${index}`,
        invalidPath,
        ...(id !== undefined && { id }),
        ...(restored && { restored }),
      });
      if (!restored) {
        firstInvalid ??= invalidPath;
        continue;
      }
    }
    rows[validCount] = invalidPath === undefined ? row : knownRow;
    validCount += 1;
  }
  rows.length = validCount;
  return validCount === 0 && firstInvalid !== undefined && isRecord(items) ? firstInvalid : undefined;
}
