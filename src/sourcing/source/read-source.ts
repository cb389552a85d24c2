import type { ApiClient } from '../../api-client/client';
import type { components } from '../../api-client/schema';
import type { ContractValidator } from './contract-validator';
import { noKnownProjects, readKnownProjects, writeKnownProjects } from './known-projects';
import type { LastGood } from './last-good';
import { ApiReader, SourceError } from './read-api';
import { emptyReport, type ResourceReport, type SourceReport } from './report';

type Schemas = components['schemas'];

/** All data of a build that comes from the API. */
export interface Source {
  organization: Schemas['Organization'];
  projects: Schemas['Project'][];
  rentals: Schemas['Rental'][];
  blogs: Schemas['Blog'][];
  lookups: Record<string, Schemas['Lookup'][]>;
  report: SourceReport;
}

export interface SourceOptions {
  apiUrl: string;
  client: ApiClient;
  validator: ContractValidator;
  lastGood: LastGood;
  /** Where the last build left what it read; unchanged projects are taken from there. */
  known: LastGood;
  /** Reads every project in full, changed or not. */
  readAll?: boolean;
}

const count = (value: unknown) => (Array.isArray(value) ? value.length : Object.keys(value as object).length);

/** More than half of the rows are missing: a broken API rather than a real change. */
const lostMostRows = (now: unknown, before: unknown) =>
  before !== undefined && count(now) * 2 < count(before);

/**
 * Reads every resource; one that fails, or suddenly lacks more than half of its rows where `guard` is set, is taken from
 * its last good copy.
 * @throws SourceError when a resource fails and there is no copy of it
 */
export async function readSource({
  apiUrl,
  client,
  validator,
  lastGood,
  known,
  readAll,
}: SourceOptions): Promise<Source> {
  const reader = new ApiReader(client, validator);
  const started = Date.now();
  const resources: Record<string, ResourceReport> = {};

  async function resource<T>(
    name: string,
    read: (report: ResourceReport) => Promise<T>,
    guard = false,
  ): Promise<T> {
    const report = (resources[name] = emptyReport());
    const copy = await lastGood.read<T>(name);
    const copyPageSize = await lastGood.read<number>(`${name}-page-size`);
    const useCopy = (reason: string): T => {
      if (copy === undefined) {
        throw new SourceError(
          `${reason}. There is no last good copy of ${name} from ${apiUrl} to build from.`,
        );
      }
      Object.assign(report, { origin: 'last_good', reason, rows: count(copy), per_page: copyPageSize });
      return copy;
    };
    let value: T;
    try {
      value = await read(report);
    } catch (error) {
      if (error instanceof SourceError) return useCopy(error.message);
      throw error;
    }
    if (guard && lostMostRows(value, copy)) {
      return useCopy(
        `${name}: only ${count(value)} of ${count(copy)} rows came; more than half are suddenly missing`,
      );
    }
    report.rows = count(value);
    await lastGood.write(name, value);
    if (report.per_page !== undefined) await lastGood.write(`${name}-page-size`, report.per_page);
    return value;
  }

  async function readProjects(report: ResourceReport) {
    const { projects, rows } = await reader.projects(
      report,
      readAll ? noKnownProjects : await readKnownProjects(known),
    );
    await writeKnownProjects(known, rows);
    return projects;
  }

  const [organization, projects, rentals, blogs, lookups] = await Promise.all([
    resource('organization', (report) => reader.organization(report)),
    resource('projects', readProjects, true),
    resource('rentals', (report) => reader.rentals(report)),
    resource('blogs', (report) => reader.blogs(report)),
    resource('lookups', (report) => reader.lookups(report)),
  ]);
  const report = {
    api_url: apiUrl,
    read_at: new Date(started).toISOString(),
    duration_ms: Date.now() - started,
    resources,
  };
  return { organization, projects, rentals, blogs, lookups, report };
}
