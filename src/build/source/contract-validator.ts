/** Checks what the API answers against the contract, and saves what can be saved of a bad row. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { components } from '../../api/schema';

export type SchemaName = keyof components['schemas'];

/** What became of one row: kept (perhaps without some optional parts), or dropped with the reason. */
export type Salvaged<T> = { kept: true; row: T; removed: string[] } | { kept: false; reason: string };

const maxRepairs = 200;

const describe = (error: ErrorObject) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`;

/** A copy of `value` without the member that the JSON pointer's segments name. */
function without(value: unknown, [head, ...rest]: string[]): unknown {
  if (head === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(head);
    return rest.length === 0
      ? value.filter((_, at) => at !== index)
      : value.map((item, at) => (at === index ? without(item, rest) : (item as unknown)));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([name]) => name !== head)
      : entries.map(([name, item]) => [name, name === head ? without(item, rest) : item]),
  );
}

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
    for (let errors = errorsOf(row); errors.length > 0; errors = errorsOf(row)) {
      const next = removed.length < maxRepairs ? this.#repair(row, errors, errorsOf) : undefined;
      if (!next) return { kept: false, reason: errors.map(describe).slice(0, 5).join('; ') };
      row = next.row;
      removed.push(next.pointer);
    }
    return { kept: true, row: row as components['schemas'][N], removed };
  }

  /** Takes out the smallest part around the first error whose absence the contract allows. */
  #repair(row: unknown, errors: ErrorObject[], errorsOf: (value: unknown) => ErrorObject[]) {
    const segments = (errors[0]?.instancePath ?? '').split('/').slice(1);
    for (let depth = segments.length; depth > 0; depth -= 1) {
      const taken = segments.slice(0, depth);
      const parent = taken
        .slice(0, -1)
        .map((segment) => `/${segment}`)
        .join('');
      const candidate = without(
        row,
        taken.map((s) => s.replaceAll('~1', '/').replaceAll('~0', '~')),
      );
      if (requiredBreaks(errorsOf(candidate), parent) <= requiredBreaks(errors, parent)) {
        return { row: candidate, pointer: `/${taken.join('/')}` };
      }
    }
    return undefined;
  }
}
