import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const strictness = { strict: true, strictRequired: false, strictTypes: false, allErrors: true } as const;

/**
 * Ajv for what arrives as text: path, query and headers. Types are coerced and defaults filled in.
 * OpenAPI 3.1 schemas are JSON Schema 2020-12, which Ajv has in a class of its own.
 */
export function createParameterAjv(): Ajv2020 {
  return addFormats(new Ajv2020({ ...strictness, coerceTypes: true, useDefaults: true }));
}

/** Ajv for JSON bodies and answers: nothing is coerced, removed or added. */
export function createJsonAjv(): Ajv2020 {
  return addFormats(new Ajv2020({ ...strictness }));
}
