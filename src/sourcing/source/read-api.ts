import type { ApiClient } from '../../api-client/client';
import { enums } from '../../api-client/contract-values';
import { toResult, type Failure, type Result } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import { isPublished } from '../../lib/published';
import type { ContractValidator, SchemaName } from './contract-validator';
import type { KnownProjects } from './known-projects';
import type { ResourceReport } from './report';

type Schemas = components['schemas'];

/** A resource of the API is not available; the message names it and the reason. */
export class SourceError extends Error {
  override name = 'SourceError';
}

const describeFailure = (failure: Failure) =>
  failure.kind === 'problem'
    ? `the API answered ${failure.status}${failure.problem?.detail ? ` (${failure.problem.detail})` : ''}`
    : 'the API cannot be reached';

async function valueOrThrow<T>(what: string, call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new SourceError(`${what}: ${describeFailure(result.failure)}`);
  return result.value;
}

interface Page {
  data: unknown[];
  meta: { total: number; last_page: number; per_page?: unknown };
}

/** The contract's maximum. */
const largestPage = 100;

/** Pages with other numbers of rows are not built. */
const isPageSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestPage;

/**
 * Every row of a list. The first page is that of visitors and says how many rows it has, which the site's own pages
 * follow. A longer list is read in pages as large as the API gives them, side by side, unlike in the browser's `readPages`,
 * which stops early and limits their number.
 */
async function readAllRows(
  what: string,
  report: ResourceReport,
  read: (query: { page: number; per_page?: number }) => Promise<Result<unknown>>,
): Promise<unknown[]> {
  const readPage = async (page: number, size?: number): Promise<Page> => {
    const query = { page, ...(size && { per_page: size }) };
    const answer = await valueOrThrow(`${what}, page ${page}`, read(query));
    const { data, meta } = answer as Partial<Page>;
    if (!Array.isArray(data) || typeof meta?.last_page !== 'number' || typeof meta.total !== 'number') {
      throw new SourceError(`${what}, page ${page}: the answer is not { data, meta }`);
    }
    return { data, meta };
  };
  const small = await readPage(1);
  if (isPageSize(small.meta.per_page)) report.per_page = small.meta.per_page;
  if (small.meta.last_page <= 1) return small.data;
  const first = await readPage(1, largestPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.meta.last_page - 1) }, (_, index) =>
      readPage(index + 2, largestPage),
    ),
  );
  return [first, ...others].flatMap(({ data }) => data);
}

/** Reads and validates the resources of the API. Rows that are dropped or repaired are named in the resource's report. */
export class ApiReader {
  constructor(
    readonly client: ApiClient,
    readonly validator: ContractValidator,
  ) {}

  #validRows<N extends SchemaName>(name: N, rows: unknown[], report: ResourceReport): Schemas[N][] {
    const valid = rows.flatMap((input) => {
      const id = (input as { id?: unknown } | null)?.id;
      const checked = this.validator.checkRow(name, input);
      const label = `${name} ${typeof id === 'string' ? id : '(without id)'}`;
      if (!checked.valid) {
        report.dropped.push(`${label}: ${checked.reason}`);
        return [];
      }
      if (checked.removed.length > 0) report.repaired.push(`${label}: without ${checked.removed.join(', ')}`);
      return [checked.row];
    });
    if (rows.length > 0 && valid.length === 0) {
      throw new SourceError(`${name}: no row fits the contract (${report.dropped[0]})`);
    }
    return valid;
  }

  async organization(report: ResourceReport): Promise<Schemas['Organization']> {
    const answer = await valueOrThrow('organization', toResult(this.client.GET('/public/organizations/me')));
    const [organization] = this.#validRows('Organization', [answer.data], report);
    if (!organization) throw new SourceError('organization: the answer is empty');
    return organization;
  }

  /**
   * Every published project in full. Draft projects are left out, even if the API lists them.
   * @returns the valid projects, and the rows as they came
   */
  async projects(
    report: ResourceReport,
    known: KnownProjects,
  ): Promise<{ projects: Schemas['Project'][]; rows: unknown[] }> {
    const listed = await readAllRows('projects', report, (query) =>
      toResult(this.client.GET('/public/projects/list', { params: { query } })),
    );
    const summaries = this.#validRows('ProjectSummary', listed, report).filter(isPublished);
    const details = await Promise.all(
      summaries.map(async (summary) => {
        const unchanged = known.unchanged(summary);
        if (!unchanged) return await this.#projectRow(summary.id, report);
        report.unchanged = (report.unchanged ?? 0) + 1;
        return [unchanged];
      }),
    );
    const rows = details.flat();
    return { projects: this.#validRows('Project', rows, report).filter(isPublished), rows };
  }

  async #projectRow(id: string, report: ResourceReport): Promise<unknown[]> {
    const result = await toResult(this.client.GET('/public/projects/{id}', { params: { path: { id } } }));
    if (result.ok) return [result.value.data];
    const { failure } = result;
    if (failure.kind !== 'problem' || failure.status !== 404) {
      throw new SourceError(`project ${id}: ${describeFailure(failure)}`);
    }
    report.dropped.push(`Project ${id}: withdrawn while the list was read`);
    return [];
  }

  async rentals(report: ResourceReport): Promise<Schemas['Rental'][]> {
    const rows = await readAllRows('rentals', report, (query) =>
      toResult(this.client.GET('/public/rentals/list', { params: { query } })),
    );
    return this.#validRows('Rental', rows, report);
  }

  async blogs(report: ResourceReport): Promise<Schemas['Blog'][]> {
    const rows = await readAllRows('blogs', report, (query) =>
      toResult(this.client.GET('/public/blogs/list', { params: { query } })),
    );
    return this.#validRows('Blog', rows, report);
  }

  /** The options of every category the contract knows, by category. */
  async lookups(report: ResourceReport): Promise<Record<string, Schemas['Lookup'][]>> {
    const entries = await Promise.all(
      enums.LookupCategory.map(async (category) => {
        const call = this.client.GET('/public/lookups/{category}', { params: { path: { category } } });
        const answer = await valueOrThrow(`lookups ${category}`, toResult(call));
        return [category, this.#validRows('Lookup', answer.data, report)] as const;
      }),
    );
    return Object.fromEntries(entries);
  }
}
