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
function checkPlainList(rows: unknown[], items: Shape, path: string, to: Repair): string | undefined {
  const at = rows.findIndex((row, index) => repair(row, items, `${path}/${index}`, to) !== undefined);
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

export interface Repair {
  /** Receives everything that is removed, and what took its place. */
  dropped: DroppedPart[];
  /**
   * At a build null stays, a row without its price stays in its list, and a list of records may be left empty: the build puts
   * back what cannot be read of an offer, home by home.
   */
  build?: {
    /** Whether the value at a place is refused by what no shape says. */
    refuses: (path: string) => boolean;
    /** Receives what a member contradicts, whose schema it fits. */
    onFault: (path: string, message: string) => void;
  };
}

/**
 * Repairs `value` in place: an optional member that does not fit, or is null, is removed, as is a row of a list.
 * @param path JSON pointer of the value
 * @param known what is known of the value: stands in for the members of an answer's `data`, and for the rows of its lists,
 *   that do not fit
 * @returns JSON pointer of what is wrong with the value itself; undefined when it fits
 */
export function repair(
  value: unknown,
  of: Shape,
  path: string,
  to: Repair,
  known?: unknown,
): string | undefined {
  const shape = resolve(of);
  if (!shape || to.build?.refuses(path)) return path;
  switch (shape.type) {
    case 'object':
      if (!isObject(value)) return path;
      if (of === 'LocalizedText') fillLanguage(value);
      return repairObject(value, { ...shape, of }, path, to, known);
    case 'array':
      if (!Array.isArray(value)) return path;
      if (shape.items === 'LocalizedText') removeBlank(value);
      return isPlain(shape.items)
        ? checkPlainList(value, shape.items, path, to)
        : repairList(value, shape.items, path, to, known);
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
  to: Repair,
  known: unknown,
): string | undefined {
  const knownMembers = isObject(known) ? known : {};
  const replacements = path === '/data' ? knownMembers : {};
  const invalid: [name: string, invalidPath: string][] = [];

  /** Where a member does not fit, or contradicts what else is known. */
  function wrongAt(name: string, shape: Shape, knownMember?: unknown): string | undefined {
    const at = `${path}/${name}`;
    const invalidPath = repair(value[name], shape, at, to, knownMember);
    if (invalidPath !== undefined || typeof of !== 'string') return invalidPath;
    const fault = memberFault(of, name, value, today);
    if (fault) to.build?.onFault(at, fault);
    return fault && at;
  }

  for (const [name, shape] of Object.entries(required)) {
    const at = `${path}/${name}`;
    const invalidPath = wrongAt(name, shape, knownMembers[name]);
    if (invalidPath === undefined) continue;
    if (isAddressOfLicence(at)) {
      value[name] = '';
      to.dropped.push({ path: at, invalidPath });
    } else {
      invalid.push([name, invalidPath]);
    }
  }
  // An object without one valid required member is not this object, whatever is known of it.
  const isUnrelated = invalid.length === Object.keys(required).length;
  const irreparable = isUnrelated ? invalid[0] : invalid.find(([name]) => !isPresent(replacements[name]));
  if (irreparable) return irreparable[1];
  for (const [name, shape] of Object.entries(optional)) {
    if (isAbsent(value[name], shape)) {
      if (value[name] !== null || (to.build?.refuses(`${path}/${name}`) ?? true)) delete value[name];
      continue;
    }
    const invalidPath = wrongAt(name, shape);
    if (invalidPath === undefined) continue;
    if (!to.build && 'id' in required && path !== '/data' && isOfOffer(name)) return invalidPath;
    invalid.push([name, invalidPath]);
  }
  for (const [name, invalidPath] of invalid) {
    const restored = isPresent(replacements[name]);
    to.dropped.push({ path: `${path}/${name}`, invalidPath, restored: restored || undefined });
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
  to: Repair,
  known: unknown,
): string | undefined {
  const knownRows = new Map(Array.isArray(known) ? known.map((row) => [idOf(row), row as object]) : []);
  let validCount = 0;
  let firstInvalid: string | undefined;
  for (const [index, row] of [...rows].entries()) {
    const id = idOf(row);
    const at = `${path}/${index}`;
    const knownRow = id === undefined ? undefined : knownRows.get(id);
    const invalidPath = repair(row, items, at, to, knownRow);
    if (invalidPath === undefined) rows[validCount++] = row;
    else {
      to.dropped.push({ path: at, invalidPath, id, restored: knownRow && true });
      if (knownRow) rows[validCount++] = knownRow;
      else firstInvalid ??= invalidPath;
    }
  }
  rows.length = validCount;
  return validCount === 0 && !to.build && isRecord(items) ? firstInvalid : undefined;
}
