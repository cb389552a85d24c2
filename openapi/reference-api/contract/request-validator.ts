import Ajv2020, { type SchemaObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { findUnstorableText, toFieldErrors, type FieldError } from './field-errors';
import type { Operation, Parameter } from './load-contract';
import { takeMalformedNumbers } from './malformed-numbers';

const strictness = { strict: true, strictRequired: false, strictTypes: false, allErrors: true } as const;

/**
 * Ajv for what arrives as text: path, query and headers. Types are coerced and defaults filled in.
 * OpenAPI 3.1 schemas are JSON Schema 2020-12, which Ajv has in a class of its own.
 */
function createParameterAjv(): Ajv2020 {
  return addFormats(new Ajv2020({ ...strictness, coerceTypes: true, useDefaults: true }));
}

/** Ajv for JSON bodies and responses: nothing is coerced, removed or added. */
export function createJsonAjv(): Ajv2020 {
  return addFormats(new Ajv2020({ ...strictness }));
}

/** For all servers of a process: Ajv keeps what it has compiled of a schema. */
export const jsonAjv = compileLater(createJsonAjv());
const parameterAjv = compileLater(createParameterAjv());

/** Compiling every schema of the contract takes longer than a start may: each is compiled for its first value. */
function compileLater(ajv: Ajv2020): Ajv2020 {
  const compile = ajv.compile.bind(ajv);
  const later = (schema: SchemaObject) => {
    let compiled: ValidateFunction | undefined;
    const validate = (value: unknown) => {
      compiled ??= compile(schema);
      const isValid = compiled(value);
      Object.assign(validate, { errors: compiled.errors });
      return isValid;
    };
    return validate as ValidateFunction;
  };
  ajv.compile = later as typeof ajv.compile;
  return ajv;
}

/** The parts of a request as they came in. Path and query are changed in place: coerced, defaults filled in. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface ValidationResult {
  /** A path parameter is invalid, so the path cannot exist: the response is 404. */
  noSuchPath: boolean;
  /** All other errors, in all parts of the request. */
  errors: FieldError[];
  /** The headers of the contract that were sent, by the contract's names. */
  headers: Record<string, unknown>;
}

export type RequestValidator = (request: RequestParts) => ValidationResult;

function compileParameters(parameters: Parameter[], place: Parameter['in']): ValidateFunction {
  const own = parameters.filter((parameter) => parameter.in === place);
  return parameterAjv.compile({
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  });
}

function check(validate: ValidateFunction, value: unknown, whole: string): FieldError[] {
  return validate(value) ? [] : toFieldErrors(validate.errors ?? [], whole);
}

function createValidator({ parameters, body }: Operation): RequestValidator {
  const validatePath = compileParameters(parameters, 'path');
  const validateQuery = compileParameters(parameters, 'query');
  const validateHeaders = compileParameters(parameters, 'header');
  const validateBody = body && jsonAjv.compile(body);
  const queryParameters = parameters.filter(({ in: place }) => place === 'query');
  const headerNames = parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name);

  return (request) => {
    const headers = Object.fromEntries(
      headerNames
        .map((name) => [name, request.headers[name.toLowerCase()]] as const)
        .filter(([, value]) => value !== undefined),
    );
    return {
      headers,
      noSuchPath: !validatePath(request.params) || findUnstorableText(request.params).length > 0,
      errors: [
        ...takeMalformedNumbers(queryParameters, request.query),
        ...check(validateQuery, request.query, 'query'),
        ...check(validateHeaders, headers, 'headers'),
        ...(validateBody ? check(validateBody, request.body, 'body') : []),
        ...(validateBody ? findUnstorableText(request.body) : []),
      ],
    };
  };
}

const validators = new WeakMap<Operation, RequestValidator>();

/** The validator of an operation. It finds all errors; Fastify's own validation stops at the first invalid part. */
export function createRequestValidator(operation: Operation): RequestValidator {
  const validate = validators.get(operation) ?? createValidator(operation);
  validators.set(operation, validate);
  return validate;
}
