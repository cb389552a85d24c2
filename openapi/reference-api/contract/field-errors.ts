import type { ErrorObject } from 'ajv';
import type { components } from '../../../src/api-client/schema';

export type FieldError = components['schemas']['FieldError'];

/** Keywords whose subject is a property that is missing or too many, and where Ajv names it. */
const namedProperty: Record<string, string> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
};

/** Ajv's errors under the names of the contract: `mobile`, `rooms.0`; `whole` names the value itself (`body`). */
export function toFieldErrors(errors: readonly ErrorObject[], whole: string): FieldError[] {
  const found = errors.map(({ instancePath, keyword, params, message }) => {
    const parts = instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const property: unknown = params[namedProperty[keyword] ?? ''];
    if (typeof property === 'string') parts.push(property);
    return { field: parts.join('.') || whole, rule: keyword, message: message ?? 'is not valid' };
  });
  // The branches of `allOf` repeat what is wrong with the value as a whole.
  return [...new Map(found.map((error) => [`${error.field} ${error.rule}`, error])).values()];
}

/**
 * Texts directly in `value` that no UTF-8 database column can hold unchanged: NUL characters and lone surrogates.
 * The contract has no keyword for them, and no texts deeper than this.
 */
export function findUnstorableText(value: unknown): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, text]) => {
    if (typeof text !== 'string') return [];
    if (text.includes('\0')) return { field, rule: 'nul', message: 'must not contain the NUL character' };
    return /\p{Surrogate}/u.test(text)
      ? { field, rule: 'unicode', message: 'must be well-formed Unicode' }
      : [];
  });
}
