import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';
import type { components } from '../../api-client/generated/schema';
import { addReadableFormats } from './readable-formats';

export type SchemaName = keyof components['schemas'];

/** What of a value does not fit. */
export interface ContractProblem {
  /** JSON pointer in the record; empty for all of it. */
  at: string;
  /** What is wrong, after the place: `must be integer`. */
  message: string;
  /** Where the contract says so, below `components/schemas`: `Rental/allOf/1/properties/annual_rent/type`. */
  contract?: string;
}

/** A row that fits the contract, perhaps after invalid optional parts were removed, or the reason why it does not. */
export type CheckedRow<T> =
  | { valid: true; row: T; removed: string[]; problems: ContractProblem[] }
  | { valid: false; reason: string; problems: ContractProblem[] };

/** Each round of repair fixes all errors of one kind; a row with more kinds of errors is invalid. */
const maxRounds = 100;

const describe = (error: ErrorObject) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`;

/** Problems of a row that are named at most. */
const maxNamed = 5;

/** Where each schema stands in the contract, by the schema itself: an error names only the part of its own schema. */
type SchemaPlaces = WeakMap<object, string>;

function schemaPlaces(schemas: unknown): SchemaPlaces {
  const places: SchemaPlaces = new WeakMap();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null || places.has(value)) return;
    places.set(value, place);
    for (const [name, member] of Object.entries(value)) visit(member, place ? `${place}/${name}` : name);
  };
  visit(schemas, '');
  return places;
}

/** Errors as people read them. Those about an alternative that is only `null` are left out, where others say more. */
function toProblems(errors: readonly ErrorObject[], places: SchemaPlaces): ContractProblem[] {
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null'),
  );
  return (telling.length > 0 ? telling : errors).slice(0, maxNamed).map((error) => ({
    at: error.instancePath,
    message: (error.message ?? error.keyword) + valuesAllowed(error),
    contract: `${places.get(error.parentSchema ?? {}) ?? ''}/${error.keyword}`,
  }));
}

const valuesAllowed = ({ keyword, params }: ErrorObject): string =>
  keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';

/** Errors at these places or below them. */
const isWithin =
  (pointers: readonly string[]) =>
  ({ instancePath }: ErrorObject): boolean =>
    pointers.some((pointer) => instancePath === pointer || instancePath.startsWith(`${pointer}/`));

/** Members to remove from a value: as a whole, or parts of them. */
type Removals = Map<string, Removals | 'whole'>;

function toRemovals(pointers: readonly string[][]): Removals {
  const removals: Removals = new Map();
  for (const pointer of pointers) {
    let level = removals;
    for (const [depth, segment] of pointer.entries()) {
      const existing = level.get(segment);
      if (existing === 'whole') break;
      if (depth === pointer.length - 1) level.set(segment, 'whole');
      else {
        const nested: Removals = existing ?? new Map();
        level.set(segment, nested);
        level = nested;
      }
    }
  }
  return removals;
}

/** A copy of `value` without the removed members. */
function removeMembers(value: unknown, removals: Removals): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const remaining = Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const removal = removals.get(name);
    if (removal === 'whole') return [];
    return [[name, removal ? removeMembers(item, removal) : item] as const];
  });
  return Array.isArray(value) ? remaining.map(([, item]) => item) : Object.fromEntries(remaining);
}

const toSegments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer without indices of lists: the same for an error in any item. */
const withoutIndices = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** How many errors say that a required member of `parent` is missing. */
function countMissing(errors: ErrorObject[], parent: string): number {
  return errors.filter((error) => error.keyword === 'required' && error.instancePath === parent).length;
}

/** Whether an error is that of an item that is no object, in a list of such. */
const isPlainItem = ({ instancePath, parentSchema }: Partial<ErrorObject> = {}): boolean =>
  /\/\d+$/.test(instancePath ?? '') &&
  /^(?:string|number|integer|boolean)$/.test(String(parentSchema?.['type']));

/** Validates the API's answers by the schemas of the contract, an OpenAPI document. */
export class ContractValidator {
  readonly #ajv = new Ajv2020({ strict: false, strictNumbers: true, allErrors: true, verbose: true });
  readonly #places: SchemaPlaces;
  /** Digest of the contract. */
  readonly digest: string;

  constructor(contractFile = path.resolve('openapi/public-api.yaml')) {
    addReadableFormats(this.#ajv);
    const text = readFileSync(contractFile, 'utf8');
    this.digest = createHash('sha256').update(text).digest('hex');
    const contract = parse(text) as { components: { schemas: object } };
    this.#places = schemaPlaces(contract.components.schemas);
    this.#ajv.addSchema(contract, 'contract');
  }

  #validator(name: SchemaName): ValidateFunction {
    const validate = this.#ajv.getSchema(`contract#/components/schemas/${name}`);
    if (!validate) throw new Error(`The contract has no schema ${name}`);
    return validate;
  }

  /**
   * The row as the contract's schema `name` describes it. An invalid optional field or list item is removed and named
   * in `removed` by its JSON pointer; a row with an invalid required field is invalid.
   */
  checkRow<N extends SchemaName>(name: N, input: unknown): CheckedRow<components['schemas'][N]> {
    const validate = this.#validator(name);
    const errorsOf = (value: unknown) => (validate(value) ? [] : [...(validate.errors ?? [])]);
    const removed: string[] = [];
    const problems: ContractProblem[] = [];
    let row = input;
    let errors = errorsOf(row);
    for (let round = 0; errors.length > 0; round += 1) {
      const pointers = round < maxRounds ? this.#removable(row, errors, errorsOf) : [];
      if (pointers.length === 0) {
        const reason = errors.map(describe).slice(0, maxNamed).join('; ');
        return { valid: false, reason, problems: toProblems(errors, this.#places) };
      }
      problems.push(...toProblems(errors.filter(isWithin(pointers)), this.#places));
      row = removeMembers(row, toRemovals(pointers.map(toSegments)));
      removed.push(...pointers);
      errors = errorsOf(row);
    }
    return { valid: true, row: row as components['schemas'][N], removed, problems };
  }

  /**
   * JSON pointers of the parts to remove: the smallest part around the first error that the contract does not require,
   * and the same part around each error of its kind. Empty when removing does not help.
   */
  #removable(row: unknown, errors: ErrorObject[], errorsOf: (value: unknown) => ErrorObject[]): string[] {
    const first = errors[0]?.instancePath ?? '';
    const upTo = (pointer: string, depth: number) => pointer.split('/', depth + 1).join('/');
    for (let depth = toSegments(first).length; depth > 0; depth -= 1) {
      const pointer = upTo(first, depth);
      const parent = upTo(first, depth - 1);
      // A list of names without one of them would say that it is none.
      if (pointer === first && isPlainItem(errors[0])) continue;
      const candidate = removeMembers(row, toRemovals([toSegments(pointer)]));
      if (countMissing(errorsOf(candidate), parent) > countMissing(errors, parent)) continue;
      const sameKind = errors.filter(
        ({ instancePath }) => withoutIndices(instancePath) === withoutIndices(first),
      );
      return [...new Set(sameKind.map(({ instancePath }) => upTo(instancePath, depth)))];
    }
    return [];
  }
}
