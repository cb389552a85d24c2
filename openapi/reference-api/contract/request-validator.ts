import type Ajv2020 from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import { createJsonAjv, createParameterAjv } from './validators';
import { findUnstorableText, toFieldErrors, type FieldError } from './field-errors';
import type { Operation, Parameter } from './load-contract';

/** The parts of a request as they came in. Path and query are changed in place: coerced, defaults filled in. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface Findings {
  /** A path parameter is not one that could exist: the answer is 404. */
  noSuchPath: boolean;
  /** Everything else that is wrong, in all parts of the request at once. */
  errors: FieldError[];
  /** The headers of the contract that were sent, by its names. */
  headers: Record<string, unknown>;
}

export type RequestValidator = (request: RequestParts) => Findings;

function compileParameters(ajv: Ajv2020, parameters: Parameter[], place: Parameter['in']): ValidateFunction {
  const own = parameters.filter((parameter) => parameter.in === place);
  return ajv.compile({
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  });
}

function check(validate: ValidateFunction, value: unknown, whole: string): FieldError[] {
  return validate(value) ? [] : toFieldErrors(validate.errors ?? [], whole);
}

/** Makes validators of operations. Fastify's own validation stops at the first wrong part; these name all. */
export function createRequestValidators(): (operation: Operation) => RequestValidator {
  const parameterAjv = createParameterAjv();
  const jsonAjv = createJsonAjv();
  return ({ parameters, body }) => {
    const validatePath = compileParameters(parameterAjv, parameters, 'path');
    const validateQuery = compileParameters(parameterAjv, parameters, 'query');
    const validateHeaders = compileParameters(parameterAjv, parameters, 'header');
    const validateBody = body && jsonAjv.compile(body);
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
          ...check(validateQuery, request.query, 'query'),
          ...check(validateHeaders, headers, 'headers'),
          ...(validateBody ? check(validateBody, request.body, 'body') : []),
          ...(validateBody ? findUnstorableText(request.body) : []),
        ],
      };
    };
  };
}
