import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startReferenceApi, type Faults, type ReferenceApi } from '../../../openapi/reference-api';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { createApiClient } from '../../api-client/client';
import { ContractValidator } from './contract-validator';
import { createLastGood } from './last-good';
import { readSource } from './read-source';
import { createRetryingFetch } from './retrying-fetch';

jest.setTimeout(600_000);

/** Of one run; `WARM_EDITS=200` for more. */
const edits = Number(process.env['WARM_EDITS'] ?? 20);
const dataset = generateDataset({ projects: 6, units: 6, rentals: 5, blogs: 4, drafts: 2 });
const { organizationKey } = dataset;
const random = createRandom('warm reads');

let api: ReferenceApi;
let folder: string;
let faults: Faults | undefined;

beforeAll(async () => {
  api = await startReferenceApi({ memory: true, dataset, faults: (call) => faults?.(call) });
  folder = await mkdtemp(path.join(tmpdir(), 'warm-reads-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Reads as a build does, with what earlier builds left in a folder. */
async function read(from: string) {
  const copied = { url: api.url, organizationKey };
  const { report: _, ...data } = await readSource({
    apiUrl: api.url,
    client: createApiClient({
      ...copied,
      fetch: createRetryingFetch({ attempts: 2, delay: 1, timeout: 20_000 }),
    }),
    validator: new ContractValidator(),
    lastGood: createLastGood(path.join(from, 'last-good'), copied),
    known: createLastGood(path.join(from, 'known'), copied),
  });
  return data;
}

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database);
const oneOf = <T extends { id: string }>(rows: readonly T[]) => random.pick(rows as [T, ...T[]]).id;
const number = () => random.integer(100, 900) * 1000;

const realChanges = [
  () => change(sql`update units set price = price + 5000`),
  () => change(sql`update units set price = ${number()} where project_id = ${oneOf(dataset.projects)}`),
  () =>
    change(sql`update units set state = ${random.pick(['available', 'reserved', 'sold'])}
      where project_id = ${oneOf(dataset.projects)} and rooms >= ${random.integer(1, 5)}`),
  () =>
    change(sql`update projects set slug = ${`slug-${random.integer(1, 1e6)}`}
      where id = ${oneOf(dataset.projects)}`),
  () =>
    change(sql`update projects set status = ${random.pick(['Draft', 'For_Sale', 'Soon_Sale', 'Completed'])}
      where id = ${oneOf(dataset.projects)}`),
  () => change(sql`update rentals set annual_rent = ${number()} where id = ${oneOf(dataset.rentals)}`),
  () =>
    change(
      sql`update blogs set slug = ${`blog-${random.integer(1, 1e6)}`} where id = ${oneOf(dataset.blogs)}`,
    ),
] as const;

const asText = (answer: unknown) =>
  JSON.stringify(answer, (name, value: unknown) =>
    /^(?:price|annual_rent)$/.test(name) && value !== null ? String(value) : value,
  );

/** What a build meets before the API is right again. */
const passingFaults: readonly [Faults, ...Faults[]] = [
  ({ operationId }) => (operationId === 'getProject' ? { status: 500 } : undefined),
  ({ operationId }) => (operationId?.startsWith('list') ? { disconnect: true } : undefined),
];

/** Every project in full with its prices as texts: its summary is right. */
async function pricesAsTexts(): Promise<Faults> {
  const client = createApiClient({ url: api.url, organizationKey });
  const answers = new Map<string, string>();
  for (const { id } of dataset.projects) {
    const { data } = await client.GET('/public/projects/{id}', { params: { path: { id } } });
    if (data) answers.set(id, asText(data));
  }
  return ({ operationId, url }) => {
    const body = operationId === 'getProject' && answers.get(url.split('/').pop() ?? '');
    return body ? { status: 200, body } : undefined;
  };
}

test('after any edits and faults a build with the copies of all before it reads what a first one reads', async () => {
  const warm = path.join(folder, 'warm');
  for (let edit = 0; edit < edits; edit += 1) {
    await random.pick(realChanges)();
    if (random.chance(0.4)) {
      faults = random.chance(0.5) ? await pricesAsTexts() : random.pick(passingFaults);
      await read(warm).catch(() => undefined);
      faults = undefined;
    }
    expect(await read(warm)).toEqual(await read(path.join(folder, `cold-${edit}`)));
  }
});
