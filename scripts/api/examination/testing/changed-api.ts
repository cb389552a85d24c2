import { startReferenceApi, type ReferenceApi } from '../../../../openapi/reference-api';
import { generateDataset, type Scale } from '../../../../openapi/reference-api/generator';
import { startChangingProxy, type Answer, type ChangingProxy } from './changing-proxy';
import { examine, type Examination } from '../examine';
import { Recorder } from '../recorder';

/** Changes an answer in place. */
export type Change = (answer: Answer) => void;

/** A reference API behind a proxy that changes its answers, for the tests of one file. */
export function useChangedApi(scale?: Partial<Scale>) {
  const dataset = generateDataset({ projects: 4, units: 4, rentals: 6, blogs: 5, ...scale });
  let api: ReferenceApi;
  let proxy: ChangingProxy;

  beforeAll(async () => {
    api = await startReferenceApi({ memory: true, dataset, createsPerMinute: 10_000 });
    proxy = await startChangingProxy(api.url);
  });
  afterAll(async () => {
    proxy.close();
    await api.close();
  });

  const recorder = (suffix = '', key = dataset.organizationKey) => new Recorder(proxy.url + suffix, key);
  const findings = (changes: readonly Change[], examination?: Examination) => {
    proxy.change = (answer) => {
      for (const change of changes) change(answer);
    };
    return examine(recorder(), examination);
  };
  /** Titles of the rules that do not hold, with their sentences. */
  const examined = async (change: Change | readonly Change[], examination?: Examination) => {
    const { findings: all } = await findings([change].flat(), examination);
    const red = all.filter(({ wrong }) => wrong.length > 0);
    return red.map(({ title, wrong }) => [title, ...wrong].join('\n')).join('\n');
  };
  /** The same of an API that is asked something else. */
  const asking = (ask: ChangingProxy['ask']) => {
    proxy.ask = ask;
  };
  return { dataset, recorder, findings, examined, asking };
}

type Body = { data: Record<string, unknown>[]; meta: Record<string, number> };

/** Changes the rows and the paging of the answers whose path fits. */
export const inBodies =
  (path: RegExp, edit: (body: Body) => void): Change =>
  (answer) => {
    if (!path.test(answer.path) || answer.status !== 200) return;
    const body = JSON.parse(answer.body) as Body;
    edit(body);
    answer.body = JSON.stringify(body);
  };

/** Makes the answers of one kind an error without more. */
export const failing =
  (status: number, path: RegExp): Change =>
  (answer) => {
    if (path.test(answer.path) && answer.status === 200) answer.status = status;
  };

/** A project that is found, in brief. */
export interface Group {
  project: Record<string, unknown>;
  matching: number;
  price_from: number;
  units: [Record<string, unknown>, ...Record<string, unknown>[]];
}

interface SearchBody {
  data: Record<string, unknown>[];
  groups: [Group, Group, ...Group[]];
  facets: Record<string, number>[];
  meta: Record<'total' | 'units', number>;
}

/** Changes the answers to searches of units whose body fits. */
export const inSearches =
  (request: RegExp, edit: (body: SearchBody) => void): Change =>
  (answer) => {
    if (!request.test(answer.requestBody) || answer.status !== 200) return;
    const body = JSON.parse(answer.body) as SearchBody;
    edit(body);
    answer.body = JSON.stringify(body);
  };
