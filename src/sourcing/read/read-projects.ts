import type { ApiClient } from '../../api-client/client';
import type { components } from '../../api-client/generated/schema';
import { recordLabel } from './fit-rows';
import type { KnownProjects } from './known-projects';
import type { Outcome, Reading } from './report';
import { describeFailure, SourceError, toNamedResult } from './source-error';

type Project = components['schemas']['Project'];

/** Reads listed projects in full. */
export class ProjectReader {
  readonly #failures: string[] = [];

  constructor(
    readonly client: ApiClient,
    readonly reading: Reading<Project>,
    readonly known: KnownProjects,
  ) {}

  /**
   * The listed projects as the API gives them in full. One that cannot be read is as an earlier build read it, or missing.
   * @throws SourceError when more than half of them cannot be read
   */
  async inFull(listed: readonly unknown[]): Promise<unknown[]> {
    const rows = (await Promise.all(listed.map((row) => this.#read(row)))).flat();
    const [first] = this.#failures;
    if (first && this.#failures.length * 2 > listed.length) throw new SourceError(first);
    return rows;
  }

  #note(outcome: Outcome, id: string | undefined, message: string, at = ''): void {
    this.reading.report.problems.push({ outcome, record: recordLabel('Project', id), at, message });
  }

  /** Nothing for a draft, and for a row that does not say which project it is about. */
  async #read(summary: unknown): Promise<unknown[]> {
    const { id, status } = (summary ?? {}) as { id?: unknown; status?: unknown };
    if (status === 'Draft') return [];
    if (typeof id !== 'string' || id === '') {
      this.#note('dropped', undefined, 'must be a text', '/id');
      return [];
    }
    const unchanged = this.known.unchanged(summary as Record<string, unknown>);
    if (!unchanged) return this.#ask(id);
    this.reading.report.unchanged = (this.reading.report.unchanged ?? 0) + 1;
    return [unchanged];
  }

  async #ask(id: string): Promise<unknown[]> {
    const call = this.client.GET('/public/projects/{id}', { params: { path: { id } } });
    const result = await toNamedResult<{ data?: unknown }>(call);
    if (result.ok) {
      const { data } = result.value;
      if ((data as { id?: unknown } | null | undefined)?.id === id) return [data];
      return this.#insteadOf(id, 'the answer is about another project, or about none');
    }
    const { failure, reason = describeFailure(result.failure) } = result;
    if (failure.kind !== 'problem' || failure.status !== 404) {
      this.#failures.push(`project ${id}: ${reason}`);
      return this.#insteadOf(id, reason);
    }
    this.#note('dropped', id, 'withdrawn while the list was read');
    return [];
  }

  #insteadOf(id: string, reason: string): unknown[] {
    const earlier = this.reading.copy?.find((project) => project.id === id);
    this.#note(earlier ? 'restored' : 'dropped', id, reason);
    return earlier ? [earlier] : [];
  }
}
