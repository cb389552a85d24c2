/** Reads everything the site is built from, call by call, checked against the contract. */
import type { ApiClient } from '../../api-client/client';
import { enums } from '../../api-client/contract';
import { toResult, type Failure, type Result } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import type { ContractValidator, SchemaName } from './contract-validator';
import type { ResourceReport } from './report';

type Schemas = components['schemas'];

/** A part of the source was not to be had; the message says which and why. */
export class SourceError extends Error {
  override name = 'SourceError';
}

const reasonOf = (failure: Failure) =>
  failure.kind === 'problem'
    ? `the API answered ${failure.status}${failure.problem?.detail ? ` (${failure.problem.detail})` : ''}`
    : 'the API cannot be reached';

async function take<T>(what: string, call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new SourceError(`${what}: ${reasonOf(result.failure)}`);
  return result.value;
}

interface Page {
  data: unknown[];
  meta: { total: number; last_page: number; per_page?: unknown };
}

/** A page with no rows, or with more than a visitor would want to get through, is not one to build. */
const isPageSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100;

/** Every row of a paged list: the first page tells how many follow, and those are read side by side. */
async function readPages(
  what: string,
  report: ResourceReport,
  read: (page: number) => Promise<Result<unknown>>,
): Promise<unknown[]> {
  const page = async (number: number): Promise<Page> => {
    const answer = await take(`${what}, page ${number}`, read(number));
    const { data, meta } = answer as Partial<Page>;
    if (!Array.isArray(data) || typeof meta?.last_page !== 'number' || typeof meta.total !== 'number') {
      throw new SourceError(`${what}, page ${number}: the answer is not { data, meta }`);
    }
    return { data, meta };
  };
  const first = await page(1);
  if (isPageSize(first.meta.per_page)) report.per_page = first.meta.per_page;
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.meta.last_page - 1) }, (_, index) => page(index + 2)),
  );
  return [first, ...others].flatMap(({ data }) => data);
}

/** Reads one resource at a time; what it drops or repairs goes into the resource's report. */
export class ApiReader {
  constructor(
    readonly client: ApiClient,
    readonly validator: ContractValidator,
  ) {}

  #keep<N extends SchemaName>(name: N, rows: unknown[], report: ResourceReport): Schemas[N][] {
    const kept = rows.flatMap((input) => {
      const id = (input as { id?: unknown } | null)?.id;
      const salvaged = this.validator.salvage(name, input);
      const label = `${name} ${typeof id === 'string' ? id : '(without id)'}`;
      if (!salvaged.kept) {
        report.dropped.push(`${label}: ${salvaged.reason}`);
        return [];
      }
      if (salvaged.removed.length > 0)
        report.repaired.push(`${label}: without ${salvaged.removed.join(', ')}`);
      return [salvaged.row];
    });
    if (rows.length > 0 && kept.length === 0) {
      throw new SourceError(`${name}: no row is as the contract says (${report.dropped[0]})`);
    }
    return kept;
  }

  async organization(report: ResourceReport): Promise<Schemas['Organization']> {
    const answer = await take('organization', toResult(this.client.GET('/public/organizations/me')));
    const [organization] = this.#keep('Organization', [answer.data], report);
    if (!organization) throw new SourceError('organization: the answer is empty');
    return organization;
  }

  /** Every published project in full. Draft projects are left out, whatever the API answers. */
  async projects(report: ResourceReport): Promise<Schemas['Project'][]> {
    const rows = await readPages('projects', report, (page) =>
      toResult(this.client.GET('/public/projects/list', { params: { query: { page } } })),
    );
    const summaries = this.#keep('ProjectSummary', rows, report).filter(({ status }) => status !== 'Draft');
    const details = await Promise.all(summaries.map(({ id }) => this.#projectRow(id, report)));
    return this.#keep('Project', details.flat(), report).filter(({ status }) => status !== 'Draft');
  }

  async #projectRow(id: string, report: ResourceReport): Promise<unknown[]> {
    const result = await toResult(this.client.GET('/public/projects/{id}', { params: { path: { id } } }));
    if (result.ok) return [result.value.data];
    const { failure } = result;
    if (failure.kind !== 'problem' || failure.status !== 404) {
      throw new SourceError(`project ${id}: ${reasonOf(failure)}`);
    }
    report.dropped.push(`Project ${id}: withdrawn while the list was read`);
    return [];
  }

  async rentals(report: ResourceReport): Promise<Schemas['Rental'][]> {
    const rows = await readPages('rentals', report, (page) =>
      toResult(this.client.GET('/public/rentals/list', { params: { query: { page } } })),
    );
    return this.#keep('Rental', rows, report);
  }

  async blogs(report: ResourceReport): Promise<Schemas['Blog'][]> {
    const rows = await readPages('blogs', report, (page) =>
      toResult(this.client.GET('/public/blogs/list', { params: { query: { page } } })),
    );
    return this.#keep('Blog', rows, report);
  }

  /** The options of every category the contract knows, by category. */
  async lookups(report: ResourceReport): Promise<Record<string, Schemas['Lookup'][]>> {
    const entries = await Promise.all(
      enums.LookupCategory.map(async (category) => {
        const call = this.client.GET('/public/lookups/{category}', { params: { path: { category } } });
        const answer = await take(`lookups ${category}`, toResult(call));
        return [category, this.#keep('Lookup', answer.data, report)] as const;
      }),
    );
    return Object.fromEntries(entries);
  }
}
