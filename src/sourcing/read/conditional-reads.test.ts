import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startReferenceApi, type ReferenceApi } from '../../../openapi/reference-api';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { createApiClient } from '../../api-client/client';
import { ContractValidator } from './contract-validator';
import { createLastGood } from './last-good';
import { readSource, type Source } from './read-source';

jest.setTimeout(120_000);

const dataset = generateDataset({ projects: 20, units: 5, rentals: 3, blogs: 3, drafts: 3 });
const published = dataset.projects.filter(({ status }) => status !== 'Draft');
const [project, gone] = published;
if (!project || !gone) throw new Error('The data has too few projects');

let api: ReferenceApi;
let folder: string;
/** Projects that were asked for in full. */
let asked: string[] = [];

beforeAll(async () => {
  api = await startReferenceApi({
    memory: true,
    dataset,
    faults: ({ operationId, url }) => {
      if (operationId === 'getProject') asked.push(url.split('/').pop() ?? '');
      return undefined;
    },
  });
  folder = await mkdtemp(path.join(tmpdir(), 'conditional-reads-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
});

interface Build {
  /** Folder of what the last build read. */
  known?: string;
  contract?: string;
  readAll?: boolean;
  readAgain?: number;
}

/** Reads as a build does. */
function read({ known = path.join(folder, 'known'), contract = 'contract', readAll, readAgain }: Build = {}) {
  const { organizationKey } = dataset;
  const address = { url: api.url, organizationKey };
  return readSource({
    apiUrl: api.url,
    client: createApiClient(address),
    validator: new ContractValidator(),
    lastGood: createLastGood(path.join(folder, 'last-good'), address),
    known: createLastGood(known, { ...address, contract }),
    readAll,
    readAgain,
  });
}

/** Without times and counts of the reading itself. */
const data = ({ report: _report, ...rest }: Source) => rest;

const readInFull = async () => {
  const source = await read({ readAll: true });
  asked = [];
  return source;
};

const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database);

test('nothing is known at first: every published project is read in full, drafts are not', async () => {
  const { report } = await read();
  expect(asked).toHaveLength(published.length);
  expect(report.resources['projects']?.unchanged).toBeUndefined();
});

test('when nothing changed no project is read in full, and the data is that of a full reading', async () => {
  const source = await read();
  expect(asked).toEqual([]);
  expect(source.report.resources['projects']?.unchanged).toBe(published.length);
  expect(data(source)).toEqual(data(await readInFull()));
});

test('when the price of one unit changes only its project is read, and the data is that of a full reading', async () => {
  await read();
  asked = [];
  await change(sql`update units set price = 777000 where id = (
    select min(id) from units where project_id = ${project.id})`);
  const source = await read();
  expect(asked).toEqual([project.id]);
  expect(JSON.stringify(source.projects.find(({ id }) => id === project.id))).toContain('777000');
  expect(data(source)).toEqual(data(await readInFull()));
});

test('a project that is no longer published vanishes, and one that is published comes', async () => {
  await read();
  asked = [];
  const draft = dataset.projects.find(({ status }) => status === 'Draft');
  await change(sql`update projects set status = 'Draft' where id = ${gone.id}`);
  await change(sql`update projects set status = 'For_Sale' where id = ${draft?.id}`);
  const source = await read();
  expect(asked).toEqual([draft?.id]);
  expect(source.projects.map(({ id }) => id)).not.toContain(gone.id);
  expect(data(source)).toEqual(data(await readInFull()));
});

test('a time that went backwards is a change too', async () => {
  await read();
  asked = [];
  await change(sql`update projects set updated_at = '2001-01-01T00:00:00Z' where id = ${project.id}`);
  await read();
  expect(asked).toEqual([project.id]);
});

test('a change that the API gave the same time is seen where the list shows it', async () => {
  await read();
  asked = [];
  await change(sql`update projects set summary = '{"ar":"أ","en":"Another"}', updated_at = updated_at + interval '1 second'
    where id = ${project.id}`);
  await change(
    sql`update projects set updated_at = updated_at - interval '1 second' where id = ${project.id}`,
  );
  const source = await read();
  expect(asked).toEqual([project.id]);
  expect(data(source)).toEqual(data(await readInFull()));
});

test('every project is read when it is asked for, with another contract, and without the copy', async () => {
  await read();
  for (const build of [{ readAll: true }, { contract: 'another' }, { known: path.join(folder, 'nothing') }]) {
    asked = [];
    await read(build);
    expect(asked).toHaveLength(published.length);
  }
});

test('a damaged copy is no copy', async () => {
  await read();
  const damaged = path.join(folder, 'damaged');
  await cp(path.join(folder, 'known'), damaged, { recursive: true });
  const files = (await readdir(damaged, { recursive: true })).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  for (const text of ['[{"id":"p000', '{}', '[null, 7, {}]']) {
    for (const file of files) await writeFile(path.join(damaged, file), text);
    asked = [];
    await read({ known: damaged });
    expect(asked).toHaveLength(published.length);
  }
});

test('a project with something wrong is asked for again, and reported, until it is right', async () => {
  await change(sql`update projects set brochure_url = 'not an address' where id = ${project.id}`);
  const first = await read();
  asked = [];
  const second = await read();
  expect(asked).toEqual([project.id]);
  const problems = ({ report }: Source) => report.resources['projects']?.problems;
  expect(problems(first)).toHaveLength(1);
  expect(problems(first)).toMatchObject([{ outcome: 'repaired', at: '/brochure_url' }]);
  expect(problems(second)).toEqual(problems(first));
  // Right again, with the time of the change that was wrong.
  await change(
    sql`update projects set brochure_url = 'https://example.sa/brochure.pdf' where id = ${project.id}`,
  );
  const third = await read();
  expect(problems(third)).toEqual([]);
  expect(third.projects.find(({ id }) => id === project.id)?.brochure_url).toMatch(/brochure\.pdf$/);
  asked = [];
  await read();
  expect(asked).toEqual([]);
});

test('an answer that was wrong and fitted the contract stays no longer than its turn to be read again @10.4', async () => {
  const known = path.join(folder, 'in-turn');
  const { length: count } = (await read({ known, readAll: true })).projects;
  await read({ known });
  const unitOf = (source: Source) =>
    source.projects.find(({ id }) => id === project.id)?.buildings[0]?.units[0]?.flat_number;
  const right = unitOf(await read({ known }));
  const store = (await readdir(known, { recursive: true })).find((file) => file.endsWith('.json')) ?? '';
  const file = path.join(known, store);
  const stored = await readFile(file, 'utf8');
  await writeFile(file, stored.replaceAll(`"flat_number":"${right}"`, '"flat_number":"WRONG"'));
  expect(unitOf(await read({ known }))).toBe('WRONG');
  asked = [];
  const half = Math.ceil(count / 2);
  await read({ known, readAgain: half });
  expect(asked).toHaveLength(half);
  expect(unitOf(await read({ known, readAgain: half }))).toBe(right);
  expect(new Set(asked).size).toBe(count);
});
