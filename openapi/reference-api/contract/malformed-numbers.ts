import type { FieldError } from './field-errors';
import type { Parameter } from './load-contract';

/** Digits that a double holds exactly. Ajv would also read `0x10`, `1e3`, ` 1` and, without limit, `1e309`. */
const wholeNumber = /^-?(?:0|[1-9]\d{0,14})$/;

/**
 * Integer parameters that are written in another way than with decimal digits. They are taken out of `values`, so that
 * nothing else reads them.
 */
export function takeMalformedNumbers(parameters: readonly Parameter[], values: unknown): FieldError[] {
  if (typeof values !== 'object' || values === null) return [];
  return parameters
    .filter(({ schema }) => schema.type === 'integer')
    .flatMap(({ name }) => {
      const text: unknown = Reflect.get(values, name);
      if (typeof text !== 'string' || wholeNumber.test(text)) return [];
      Reflect.deleteProperty(values, name);
      return { field: name, rule: 'type', message: 'must be integer, in decimal digits' };
    });
}
