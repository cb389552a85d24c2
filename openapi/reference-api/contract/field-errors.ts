import type { ErrorObject } from 'ajv';
import type { components } from '../../../src/api-client/generated/schema';
import { pointerParts } from './pointer-parts';

export type FieldError = components['schemas']['FieldError'];

/** Keywords about a missing or additional property, and the parameter in which Ajv names it. */
const namedProperty: Record<string, string> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
};

/** Ajv's errors by the contract's field names: `mobile`, `rooms.0`; `whole` names the value itself (`body`). */
export function toFieldErrors(errors: readonly ErrorObject[], whole: string): FieldError[] {
  const fieldErrors = errors.map(({ instancePath, keyword, params, message }) => {
    const parts = pointerParts(instancePath);
    const property: unknown = params[namedProperty[keyword] ?? ''];
    if (typeof property === 'string') parts.push(property);
    return { field: parts.join('.') || whole, rule: keyword, message: message ?? 'is not valid' };
  });
  // The branches of `allOf` repeat errors of the value as a whole.
  return [...new Map(fieldErrors.map((error) => [`${error.field} ${error.rule}`, error])).values()];
}

/**
 * Texts directly in `value` that no UTF-8 database column can hold unchanged: NUL characters and lone surrogates.
 * The contract has no keyword for them, and no deeper texts.
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
