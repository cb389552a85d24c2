import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from '../demo/dataset';
import { generateDataset } from '../generator';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '../index';
import type { StorageOptions } from '../open-storage';
import { startPostgresql } from './postgresql';
import { describeWith } from './tools';

export type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

// Starting a database may be slow.
jest.setTimeout(10 * 60_000);

/** Small enough to be fast, large enough for second pages of every list. */
export const dataset: Dataset = generateDataset({
  projects: 20,
  units: 25,
  rentals: 30,
  blogs: 20,
  drafts: 3,
});

export const published = dataset.projects.filter(({ status }) => status !== 'Draft');
export const drafts = dataset.projects.filter(({ status }) => status === 'Draft');

const databases = ['PGlite', 'PostgreSQL'] as const;

export type DatabaseName = (typeof databases)[number];

/**
 * Runs the same tests on both databases; `$name` in the title stands for the database's. Where PostgreSQL is missing its tests
 * are skipped, except in CI.
 */
export function describeDatabases(title: string, tests: (database: { name: DatabaseName }) => void): void {
  for (const name of databases) {
    const named = title.replace('$name', name);
    if (name === 'PostgreSQL') describeWith(name, named, () => tests({ name }));
    else describe(named, () => tests({ name }));
  }
}

type Options = Partial<Omit<ReferenceApiOptions, keyof StorageOptions>>;

async function openStorage(name: DatabaseName): Promise<{ storage: StorageOptions; stop(): void }> {
  if (name === 'PGlite') return { storage: { memory: true }, stop: () => undefined };
  const postgresql = await startPostgresql();
  return { storage: { databaseUrl: postgresql.url }, stop: postgresql.stop };
}

/** A response; the server has validated its body `json` by the contract. */
export interface Received<Body> {
  status: number;
  headers: Headers;
  json: Body;
}

/** An API that starts before the tests of a file and stops after them; responses are validated. */
export function useReferenceApi(name: DatabaseName = 'PGlite', options: Options = {}) {
  let api: ReferenceApi | undefined;
  let stop = () => {};

  beforeAll(async () => {
    const opened = await openStorage(name);
    stop = opened.stop;
    api = await startReferenceApi({
      dataset,
      validateResponses: true,
      createsPerMinute: 10_000,
      ...options,
      ...opened.storage,
    });
  });
  afterAll(async () => {
    await api?.close();
    stop();
  });

  const running = (): ReferenceApi => {
    if (!api) throw new Error('The API has not started');
    return api;
  };

  async function send<Body>(path: string, init: RequestInit = {}): Promise<Received<Body>> {
    const response = await fetch(`${running().url}/api/v1/public/${path}`, {
      ...init,
      headers: { 'X-Organization-Key': dataset.organizationKey, ...init.headers },
    });
    return {
      status: response.status,
      headers: response.headers,
      json: JSON.parse((await response.text()) || 'null') as Body,
    };
  }

  const post = <Body>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    send<Body>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    api: running,
    database: () => running().database,
    send,
    get: <Body>(path: string) => send<Body>(path),
    post,
    /** Names of the fields in a 422, each once, sorted. */
    refusedFields: async (answer: Promise<Received<Problem>>) => {
      const { status, json } = await answer;
      if (status !== 422) throw new Error(`Expected 422, got ${status}: ${JSON.stringify(json)}`);
      return [...new Set(json.errors?.map(({ field }) => field))].sort();
    },
  };
}
