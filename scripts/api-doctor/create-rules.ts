import { loadContract, type Operation } from '../../openapi/reference-api/contract/load-contract';
import { limits } from '../../src/api-client/contract-values';
import { shapeOf } from '../lib/object-shape';
import { checkProblem } from './http-rules';
import type { Exchange, Recorder } from './recorder';
import { expectStatus, nameOf, type Rule } from './rule';
import { recordOf, rowsOf, type Json, type Survey } from './survey';

/** Whoever reads the enquiries knows by their name that nobody waits for an answer. */
const testName = 'API DOCTOR (test, please ignore)';

const creates = (): Operation[] =>
  loadContract().operations.filter(({ successStatus }) => successStatus === 201);

/** A body that the contract gives as an example, of this API's projects and options, and marked as a test. */
function exampleBody({ body }: Operation, { lists, lookups }: Survey): Json {
  const [example] = (body?.['examples'] ?? []) as Json[];
  const projectId = lists.projects.flatMap(rowsOf)[0]?.['id'];
  const kind = lookups[0] && rowsOf(lookups[0])[0]?.['id'];
  return {
    ...example,
    full_name: testName,
    ...(example && 'project_id' in example && { project_id: projectId }),
    ...(example &&
      'maintenance_type' in example && { maintenance_type: kind ?? example['maintenance_type'] }),
  };
}

const send = (
  api: Recorder,
  { url }: Operation,
  body: unknown,
  key: string = crypto.randomUUID(),
): Promise<Exchange> => api.ask(url, { body, headers: { 'Idempotency-Key': key } });

const referenceOf = (exchange: Exchange): unknown => recordOf(exchange)['reference'];

/** Rules that store enquiries, five marked ones: for `--create` only. */
export const createRules: readonly Rule[] = [
  {
    title: 'Each of the five requests is stored once: sent again, it gets the same reference',
    check: async ({ api, survey }) => {
      const wrong: string[] = [];
      for (const operation of creates()) {
        const key = crypto.randomUUID();
        const body = exampleBody(operation, survey);
        const first = await send(api, operation, body, key);
        wrong.push(...expectStatus(first, 201, `for ${JSON.stringify(body)}`));
        if (first.status !== 201) continue;
        const [again, beside] = await Promise.all([
          send(api, operation, body, key),
          send(api, operation, body, key),
        ]);
        for (const repeated of [again, beside])
          if (referenceOf(repeated) !== referenceOf(first))
            wrong.push(
              `${nameOf(repeated)}: sent again with its Idempotency-Key it has the reference ${String(referenceOf(repeated))}, not ${String(referenceOf(first))}`,
            );
        const other = await send(api, operation, { ...body, full_name: `${testName} 2` }, key);
        wrong.push(
          ...checkProblem(other, 422, 'for another body with a key that was used', 'Idempotency-Key'),
        );
      }
      return wrong;
    },
  },
  {
    title: 'A request that lacks fields is refused, and each of them is named',
    check: async ({ api }) => {
      const wrong: string[] = [];
      for (const operation of creates()) {
        const answer = await send(api, operation, {});
        for (const field of operation.body ? shapeOf(operation.body).required : [])
          wrong.push(...checkProblem(answer, 422, 'for a body without fields', field));
      }
      return [...new Set(wrong)];
    },
  },
  {
    title: 'Lengths count code points: the longest name may be of letters that take two units of UTF-16',
    check: async ({ api, survey }) => {
      const operation = creates().find(({ id }) => id === 'createInterest');
      if (!operation) return [];
      const { maxLength } = limits.FullName;
      const full_name = `${testName} `.padEnd(maxLength, '_').replaceAll('_', '𐎀');
      const answer = await send(api, operation, { ...exampleBody(operation, survey), full_name });
      return expectStatus(answer, 201, `for a name of ${maxLength} code points`);
    },
  },
  {
    title: 'A body of more than 64 KiB answers 413',
    check: async ({ api, survey }) => {
      const operation = creates().find(({ id }) => id === 'createContact');
      if (!operation) return [];
      const body = { ...exampleBody(operation, survey), description: 'x'.repeat(70_000) };
      return checkProblem(await send(api, operation, body), 413, 'for a body of 70,000 letters');
    },
  },
];
