import type { SchemaObject, ValidateFunction } from 'ajv';
import type { Contract } from '../../../openapi/reference-api/contract/load-contract';
import { createJsonAjv } from '../../../openapi/reference-api/contract/request-validator';
import { parseJson } from '../../lib/read-json';
import type { FuzzRequest } from './draft';
import type { Answer } from './send';

const problemType = 'application/problem+json';

interface DocumentedResponse {
  content?: Record<string, { schema: SchemaObject }>;
  headers?: Record<string, { schema: SchemaObject }>;
}

/** Makes a function that says what of an answer does not fit the contract; nothing when all does. */
export function createAnswerCheck(contract: Contract): (request: FuzzRequest, answer: Answer) => string[] {
  const ajv = createJsonAjv();
  const compiled = new Map<SchemaObject, ValidateFunction>();
  const fits = (schema: SchemaObject, value: unknown): boolean => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate(value);
  };

  function checkContent({ headers, text }: Answer, content: DocumentedResponse['content']): string[] {
    const type = headers['content-type']?.split(';')[0] ?? '';
    const schema = content?.[type]?.schema;
    if (!schema) return [`the content type ${type || 'is missing and'} is not in the contract`];
    return fits(schema, parseJson(text)) ? [] : ['the body does not fit its schema'];
  }

  function checkOperation(request: FuzzRequest, answer: Answer): string[] {
    const { operation, field } = request;
    const documented = operation?.responses[answer.status] as DocumentedResponse | undefined;
    if (!documented) return ['the contract does not have this status here'];
    const problems = checkContent(answer, documented.content);
    for (const [name, { schema }] of Object.entries(documented.headers ?? {})) {
      const value = answer.headers[name.toLowerCase()];
      if (value === undefined || !fits(schema, schema.type === 'integer' ? Number(value) : value)) {
        problems.push(`the header ${name} is missing or does not fit`);
      }
    }
    if (answer.headers['access-control-allow-origin'] !== '*') problems.push('no site may read the answer');
    if (answer.status < 300 && answer.headers['cache-control'] !== 'no-store')
      problems.push('it may be cached');
    if (answer.status === 422) {
      const { errors = [] } = parseJson<{ errors?: { field: string }[] }>(answer.text) ?? {};
      if (errors.length === 0) problems.push('no field is named');
      else if (field && !errors.some((error) => error.field === field))
        problems.push(`${field} is not named`);
    }
    return problems;
  }

  /** Outside of the operations, errors have the same form. */
  function checkElsewhere({ method }: FuzzRequest, answer: Answer): string[] {
    if (answer.status < 400 || method === 'HEAD') return [];
    const schema = contract.schemas.Problem ?? {};
    return checkContent(answer, { [problemType]: { schema } });
  }

  return (request, answer) => {
    const { operation, expected } = request;
    if (answer.status >= 500) return [`${answer.status} is an error of the server`];
    // The limit of enquiries is checked before everything else.
    const limited = answer.status === 429 && operation?.successStatus === 201;
    const problems = operation ? checkOperation(request, answer) : checkElsewhere(request, answer);
    if (!expected || limited || expected.includes(answer.status)) return problems;
    return [`expected ${expected.join(' or ')}`, ...problems];
  };
}
