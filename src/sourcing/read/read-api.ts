import type { ApiClient } from '../../api-client/client';
import type { components } from '../../api-client/generated/schema';
import { isPublished } from '../../domain/published';
import type { ContractValidator, SchemaName } from './contract-validator';
import { fitRows } from './fit-rows';
import type { KnownProjects } from './known-projects';
import { withDistinctUnits, withOwnAddresses } from './own-addresses';
import { readList, type ListQuery } from './read-list';
import type { Reading, ResourceReport } from './report';
import { ProjectReader } from './read-projects';
import type { ReadRows } from './read-resource';
import { SourceError, valueOrThrow } from './source-error';

type Schemas = components['schemas'];
type LookupCategory = Schemas['LookupCategory'];

/** @throws SourceError when no row of an answer can be used: then the fault is not that of a row */
function checkSome(
  what: string,
  received: readonly unknown[],
  usable: readonly unknown[],
  report: ResourceReport,
) {
  if (received.length === 0 || usable.length > 0) return;
  const [first] = report.problems;
  throw new SourceError(`${what}: no row fits the contract${first ? ` (${first.at} ${first.message})` : ''}`);
}

/** The `data` of an answer that must be a list. @throws SourceError */
function listOf(what: string, answer: unknown): unknown[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new SourceError(`${what}: the answer is not { data: […] }`);
  return data;
}

/** Reads and validates the resources of the API. What is dropped, restored or repaired is in the resource's report. */
export class ApiReader {
  constructor(
    readonly client: ApiClient,
    readonly validator: ContractValidator,
  ) {}

  #fit<N extends SchemaName>(name: N, rows: unknown[], { report, copy }: Reading<Schemas[N]>) {
    const fitting = fitRows(name, rows, { validator: this.validator, report, copy });
    checkSome(name, rows, fitting, report);
    return fitting;
  }

  async organization({ report, copy }: Reading<Schemas['Organization']>) {
    const answer: unknown = await valueOrThrow('organization', this.client.GET('/public/organizations/me'));
    report.received = 1;
    const rows = [(answer as { data?: unknown }).data];
    return { rows: this.#fit('Organization', rows, { report, copy }), missing: 0 };
  }

  /**
   * Every published project in full. Draft projects are left out, even if the API lists them.
   * @returns the usable projects, and the rows as they came
   */
  async projects(
    { report, copy }: Reading<Schemas['Project']>,
    known: KnownProjects,
  ): Promise<ReadRows<Schemas['Project']> & { inFull: unknown[] }> {
    const { rows: listed, total } = await readList({ what: 'projects', name: 'Project' }, report, (query) =>
      valueOrThrow(
        `projects, page ${query.page}`,
        this.client.GET('/public/projects/list', { params: { query } }),
      ),
    );
    const inFull = await new ProjectReader(this.client, { report, copy }, known).inFull(listed);
    report.received = inFull.length;
    const fitting = this.#fit('Project', inFull, { report, copy }).filter(isPublished);
    const rows = withOwnAddresses(fitting, { name: 'Project', report, copy });
    return {
      rows: rows.map((project) => withDistinctUnits(project, report)),
      missing: total - listed.length,
      inFull,
    };
  }

  async rentals({ report, copy }: Reading<Schemas['Rental']>): Promise<ReadRows<Schemas['Rental']>> {
    return this.#list('Rental', 'rentals', { report, copy }, (query) =>
      this.client.GET('/public/rentals/list', { params: { query } }),
    );
  }

  async blogs({ report, copy }: Reading<Schemas['Blog']>): Promise<ReadRows<Schemas['Blog']>> {
    return this.#list('Blog', 'blogs', { report, copy }, (query) =>
      this.client.GET('/public/blogs/list', { params: { query } }),
    );
  }

  async #list<N extends 'Rental' | 'Blog'>(
    name: N,
    what: string,
    { report, copy }: Reading<Schemas[N]>,
    call: (query: ListQuery) => Parameters<typeof valueOrThrow<unknown>>[1],
  ): Promise<ReadRows<Schemas[N]>> {
    const { rows, total } = await readList({ what, name }, report, (query) =>
      valueOrThrow(`${what}, page ${query.page}`, call(query)),
    );
    report.received = rows.length;
    const fitting = this.#fit(name, rows, { report, copy });
    return { rows: withOwnAddresses(fitting, { name, report, copy }), missing: total - rows.length };
  }

  /** The options of one category. */
  async lookups(category: LookupCategory, { report, copy }: Reading<Schemas['Lookup']>) {
    const what = `lookups ${category}`;
    const call = this.client.GET('/public/lookups/{category}', { params: { path: { category } } });
    const received = listOf(what, await valueOrThrow(what, call));
    report.received = received.length;
    const rows = this.#fit('Lookup', received, { report, copy });
    return { rows: withOwnAddresses(rows, { name: 'Lookup', report }), missing: 0 };
  }
}
