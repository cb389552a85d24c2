import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../openapi/reference-api/testing/local-machine';
import { enums } from '../../../src/api-client/generated/contract-values';
import { startExampleApi, type ExampleApi } from '../../lib/example-api';
import { contractFile } from '../../lib/redocly';
import { examine, type Finding } from './examine';
import { Recorder } from './recorder';
import { getRows } from './survey';

jest.setTimeout(120_000);

let api: ExampleApi;
let findings: Finding[];

const examineExamples = async ({ url }: ExampleApi) =>
  (await examine(new Recorder(url, 'any-key'), { creates: true })).findings;

beforeAll(async () => {
  api = await startExampleApi(await freePort());
  findings = await examineExamples(api);
});
afterAll(() => api.close());

/** What a server cannot hold that answers examples: it does not page, look up, store, or know keys. */
const beyondExamples: Record<string, RegExp> = {
  'A page after the last one is empty, and no error': /: it has rows$/,
  // The addresses of the examples are made up.
  'Pictures, plans and documents can be read':
    /^https:\/\/api\.example\.sa\/media\/.* (cannot be read|answers \d+|is .*)$/,
  'Without the key, or with an unknown one, every call answers 401': /answers (200|422)$/,
  'What is not there answers 404': /answers 200$/,
  'per_page is kept': /meta\.per_page is \d+$/,
  'Filters are kept: status of projects, state and fittings of rentals': /does not fit the filter$/,
  'Each of the five requests is stored once: sent again, it gets the same reference':
    /for another body .* answers 201$/,
};

test('a server that knows the contract only holds every rule that examples can hold', () => {
  const red = findings.filter(({ title }) => !(title in beyondExamples));
  expect(red.flatMap(({ title, wrong }) => wrong.map((sentence) => `${title}: ${sentence}`))).toEqual([]);
  expect(red.length).toBe(findings.length - Object.keys(beyondExamples).length);
});

test.each(Object.entries(beyondExamples))(
  'it does not hold “%s”, and each sentence says why',
  (title, why) => {
    const wrong = findings.find((finding) => finding.title === title)?.wrong ?? [];
    expect(wrong).not.toEqual([]);
    for (const sentence of wrong) expect(sentence).toMatch(why);
  },
);

test('each list of options has its own example', async () => {
  const recorder = new Recorder(api.url, 'any-key');
  const answers = await Promise.all(
    enums.LookupCategory.map((category) => recorder.ask(`/public/lookups/${category}`)),
  );
  expect(answers.map((answer) => getRows(answer)[0]?.['id'])).toEqual([
    'plumbing',
    '3',
    'riyadh',
    'alyasmin',
  ]);
});

test('examples that do not fit are found: a price as a text, a total of other rows', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const file = path.join(folder, 'changed.yaml');
  const contract = readFileSync(contractFile, 'utf8');
  const changed = contract
    .replace(/^( {18}price: )920000$/m, "$1'920000'")
    .replace('per_page: 12, total: 1,', 'per_page: 12, total: 2,');
  writeFileSync(file, changed);
  const odd = await startExampleApi(await freePort(), file);
  const sentences = (await examineExamples(odd)).flatMap(({ wrong }) => wrong).join('\n');
  await odd.close();
  rmSync(folder, { recursive: true });
  expect(sentences).toMatch(/listApartments, 200: .*price/);
  expect(sentences).toMatch(/rentals.*meta\.total is 2, and its pages have 1 rows/);
});
