import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { addShapes } from '../../api-client/check/known-shapes';
import { repair } from '../../api-client/check/repair';
import * as otherShapes from '../../api-client/generated/other-shapes';
import type { components } from '../../api-client/generated/schema';
import type { DroppedPart } from '../../api-client/response-check';
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

addShapes(otherShapes);

/** Each round removes all that does not fit; what is left may miss something then, as a plan its only step. */
const maxRounds = 10;

/** Problems of one kind that are named at most. */
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

/** Without errors about an alternative that is only `null`, where others say more. */
function tellingOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null'),
  );
  return telling.length > 0 ? telling : errors;
}

/** Where a value is wrong, or missing. */
const placeOf = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'required' ? `${instancePath}/${params['missingProperty']}` : instancePath;

/** The pointer without indices of lists: the same for an error in any item. */
const withoutIndices = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Errors as people read them, of each kind a few. */
function toProblems(errors: readonly ErrorObject[], places: SchemaPlaces): ContractProblem[] {
  const named = new Map<string, number>();
  const isNamed = (error: ErrorObject) => {
    const kind = withoutIndices(placeOf(error));
    named.set(kind, (named.get(kind) ?? 0) + 1);
    return (named.get(kind) ?? 0) <= maxNamed;
  };
  return errors.filter(isNamed).map((error) => ({
    at: error.instancePath,
    message: (error.message ?? error.keyword) + valuesAllowed(error),
    contract: `${places.get(error.parentSchema ?? {}) ?? ''}/${error.keyword}`,
  }));
}

const valuesAllowed = ({ keyword, params }: ErrorObject): string =>
  keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';

/** A licence without an address that can be read is shown by its number: `repair` empties the address. */
const isEmptied = ({ instancePath, data }: ErrorObject): boolean =>
  data === '' && instancePath.endsWith('/licence/url');

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
   * The row as the contract's schema `name` describes it, repaired by the rule of answers in browsers. What is removed is
   * named in `removed` by its JSON pointer, and why in `problems`; a row with an invalid required field is invalid.
   */
  checkRow<N extends SchemaName>(name: N, input: unknown): CheckedRow<components['schemas'][N]> {
    const validate = this.#validator(name);
    const errorsOf = (value: unknown) => (validate(value) ? [] : [...(validate.errors ?? [])]);
    const row = structuredClone(input);
    const dropped: DroppedPart[] = [];
    const problems: ContractProblem[] = [];
    const faults: ContractProblem[] = [];
    let errors = tellingOf(errorsOf(row));
    for (let round = 0; round < maxRounds; round += 1) {
      const refused = new Set(errors.map(placeOf));
      const invalidPath = repair(row, name, '', {
        dropped,
        build: {
          refuses: (place) => refused.has(place),
          onFault: (at, message) => faults.push({ at, message }),
        },
      });
      if (invalidPath !== undefined) {
        return this.#invalid(
          errors,
          faults.filter(({ at }) => at === invalidPath),
        );
      }
      problems.push(...toProblems(errors, this.#places));
      const isWhole = errors.length === 0 && dropped.length === 0;
      errors = isWhole ? [] : tellingOf(errorsOf(row)).filter((error) => !isEmptied(error));
      if (errors.length === 0) {
        const removed = dropped.map(({ path: place }) => place);
        return {
          ...{ valid: true, row: row as components['schemas'][N], removed },
          problems: [...problems, ...faults],
        };
      }
    }
    return this.#invalid(errors);
  }

  #invalid(errors: readonly ErrorObject[], faults: readonly ContractProblem[] = []) {
    const problems = faults.length > 0 ? [...faults] : toProblems(errors, this.#places);
    const reason = problems.map(({ at, message }) => `${at || '/'} ${message}`).slice(0, maxNamed);
    return { valid: false, reason: reason.join('; '), problems } as const;
  }
}
