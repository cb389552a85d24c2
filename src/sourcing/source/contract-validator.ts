/** Checks what the API answers against the contract, and saves what can be saved of a bad row. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { components } from '../../api-client/schema';

export type SchemaName = keyof components['schemas'];

/** What became of one row: kept (perhaps without some optional parts), or dropped with the reason. */
export type Salvaged<T> = { kept: true; row: T; removed: string[] } | { kept: false; reason: string };

/** Rounds of repair. Each mends every fault of one kind, however many there are; more kinds than this is no such row. */
const maxRounds = 100;

const describe = (error: ErrorObject) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`;

/** What is taken out of a value: a member of it, or parts of that member. */
type Cuts = Map<string, Cuts | 'whole'>;

function cutsOf(pointers: readonly string[][]): Cuts {
  const cuts: Cuts = new Map();
  for (const pointer of pointers) {
    let at = cuts;
    for (const [depth, segment] of pointer.entries()) {
      const there = at.get(segment);
      if (there === 'whole') break;
      if (depth === pointer.length - 1) at.set(segment, 'whole');
      else {
        const deeper: Cuts = there ?? new Map();
        at.set(segment, deeper);
        at = deeper;
      }
    }
  }
  return cuts;
}

/** A copy of `value` without the members that are cut. */
function without(value: unknown, cuts: Cuts): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const cut = cuts.get(name);
    if (cut === 'whole') return [];
    return [[name, cut ? without(item, cut) : item] as const];
  });
  return Array.isArray(value) ? left.map(([, item]) => item) : Object.fromEntries(left);
}

const segmentsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Where in the schema an error is: its pointer, whichever items of lists it goes through. */
const kindOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** JSON pointers of the errors at `parent` that say something required is gone. */
function requiredBreaks(errors: ErrorObject[], parent: string): number {
  return errors.filter((error) => error.keyword === 'required' && error.instancePath === parent).length;
}

/** Validates by the schemas of an OpenAPI document. */
export class ContractValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(contractFile = path.resolve('openapi/public-api.yaml')) {
    addFormats(this.#ajv);
    this.#ajv.addSchema(parse(readFileSync(contractFile, 'utf8')) as object, 'contract');
  }

  #validator(name: SchemaName): ValidateFunction {
    const validate = this.#ajv.getSchema(`contract#/components/schemas/${name}`);
    if (!validate) throw new Error(`The contract has no schema ${name}`);
    return validate;
  }

  /**
   * The row as the contract's `name` describes it. A bad optional field, or a bad item of a list, is taken out and
   * named in `removed` by its JSON pointer; where a required field is bad the row is dropped.
   */
  salvage<N extends SchemaName>(name: N, input: unknown): Salvaged<components['schemas'][N]> {
    const validate = this.#validator(name);
    const errorsOf = (value: unknown) => (validate(value) ? [] : [...(validate.errors ?? [])]);
    const removed: string[] = [];
    let row = input;
    let errors = errorsOf(row);
    for (let round = 0; errors.length > 0; round += 1) {
      const pointers = round < maxRounds ? this.#repair(row, errors, errorsOf) : [];
      if (pointers.length === 0) {
        return { kept: false, reason: errors.map(describe).slice(0, 5).join('; ') };
      }
      row = without(row, cutsOf(pointers.map(segmentsOf)));
      removed.push(...pointers);
      errors = errorsOf(row);
    }
    return { kept: true, row: row as components['schemas'][N], removed };
  }

  /**
   * JSON pointers of what has to go: the smallest part around the first error whose absence the contract allows, and the
   * same part around each error of its kind. None where nothing helps.
   */
  #repair(row: unknown, errors: ErrorObject[], errorsOf: (value: unknown) => ErrorObject[]): string[] {
    const first = errors[0]?.instancePath ?? '';
    const upTo = (pointer: string, depth: number) => pointer.split('/', depth + 1).join('/');
    for (let depth = segmentsOf(first).length; depth > 0; depth -= 1) {
      const pointer = upTo(first, depth);
      const parent = upTo(first, depth - 1);
      const candidate = without(row, cutsOf([segmentsOf(pointer)]));
      if (requiredBreaks(errorsOf(candidate), parent) > requiredBreaks(errors, parent)) continue;
      const alike = errors.filter(({ instancePath }) => kindOf(instancePath) === kindOf(first));
      return [...new Set(alike.map(({ instancePath }) => upTo(instancePath, depth)))];
    }
    return [];
  }
}
