import { loadContract, type Operation } from '../../../openapi/reference-api/contract/load-contract';
import { limits } from '../../../src/api-client/generated/contract-values';
import { getShape } from '../../lib/object-shape';
import { checkProblem } from './http-rules';
import type { Exchange, Recorder } from './recorder';
import { expectStatus, getName, type Rule } from './rule';
import { getRecord, getRows, type Json, type Survey } from './survey';

/** Whoever reads the enquiries knows by their name that nobody waits for an answer. */
const testName = 'API DOCTOR (test, please ignore)';

const creates = (): Operation[] =>
  loadContract().operations.filter(({ successStatus }) => successStatus === 201);

/** What the site's forms add to each body. */
const sentByEveryForm = {
  locale: 'ar',
  page_path: '/api-doctor',
  marketing_consent: false,
  consent: { version: '2026-11-23', locale: 'ar' },
};

/** A body that the contract gives as an example, of this API's projects and options, and marked as a test. */
function exampleBody({ body }: Operation, { lists, lookups }: Survey): Json {
  const [example] = (body?.['examples'] ?? []) as Json[];
  const projectId = lists.projects.flatMap(getRows)[0]?.['id'];
  const kind = lookups[0] && getRows(lookups[0])[0]?.['id'];
  return {
    ...example,
    ...sentByEveryForm,
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

const referenceOf = (exchange: Exchange): unknown => getRecord(exchange)['reference'];

/** What is wrong when a body is sent three times, twice at once, and then another with the same key. */
async function checkRepeated(api: Recorder, operation: Operation, body: Json): Promise<string[]> {
  const key = crypto.randomUUID();
  const [first, beside] = await Promise.all([
    send(api, operation, body, key),
    send(api, operation, body, key),
  ]);
  // A body with each of its fields is too long for the name of the call.
  const refused = [first, beside].flatMap((answer) =>
    expectStatus(answer, 201, `for ${JSON.stringify(body)}`),
  );
  if (refused.length > 0) return [...new Set(refused)];
  const again = await send(api, operation, body, key);
  const other = await send(api, operation, { ...body, full_name: `${testName} 2` }, key);
  const unlike = (answer: Exchange, when: string): string[] =>
    referenceOf(answer) === referenceOf(first)
      ? []
      : [
          `${getName(answer)}: sent ${when} with its Idempotency-Key it has the reference ${String(referenceOf(answer))}, not ${String(referenceOf(first))}`,
        ];
  return [
    ...unlike(beside, 'twice at once'),
    ...unlike(again, 'again'),
    ...checkProblem(other, 422, 'for another body with a key that was used', 'Idempotency-Key'),
  ];
}

/** A body whose every field is wrong. */
const wrongBody = {
  full_name: '        ',
  mobile: '0201234567',
  email: 'nobody',
  description: 'short',
  locale: 'fr',
  colour: 'red',
};

/** Rules that store enquiries, six marked ones: for `--create` only. */
export const createRules: readonly Rule[] = [
  {
    title: 'Each of the five requests is stored once: sent again, it gets the same reference',
    check: async ({ api, survey }) => {
      const wrong: string[] = [];
      for (const operation of creates())
        wrong.push(...(await checkRepeated(api, operation, exampleBody(operation, survey))));
      return wrong;
    },
  },
  {
    title: 'A request that lacks fields is refused, and each of them is named',
    check: async ({ api }) => {
      const wrong: string[] = [];
      for (const operation of creates()) {
        const required = operation.body ? getShape(operation.body).required : [];
        const answer = await send(api, operation, {});
        wrong.push(...checkProblem(answer, 422, 'for a body without fields', ...required));
      }
      return wrong;
    },
  },
  {
    title: 'A request whose fields or whose key are wrong is refused, and each of them is named',
    check: async ({ api }) => {
      const operation = creates().find(({ id }) => id === 'createContact');
      if (!operation) return [];
      const answer = await send(api, operation, wrongBody, 'short');
      const names = [...Object.keys(wrongBody), 'Idempotency-Key'];
      return checkProblem(answer, 422, 'for a body whose every field is wrong', ...names);
    },
  },
  {
    title: 'Lengths count code points: the longest name may be of letters that take two units of UTF-16',
    check: async ({ api, survey }) => {
      const operation = creates().find(({ id }) => id === 'createInterest');
      if (!operation) return [];
      const { maxLength } = limits.FullName;
      const full_name = `${testName} `.padEnd(maxLength, '_').replaceAll('_', '𐎀');
      // Older clients send no consent.
      const { consent: _consent, ...body } = exampleBody(operation, survey);
      const answer = await send(api, operation, { ...body, full_name });
      return expectStatus(answer, 201, `for a name of ${maxLength} code points, without consent`);
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
