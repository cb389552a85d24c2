import type { ApiClient } from '../../api-client/client';
import { enums } from '../../api-client/generated/contract-values';
import type { components } from '../../api-client/generated/schema';
import { noKnownProjects, readKnownProjects, writeKnownProjects } from './known-projects';
import type { ContractValidator } from './contract-validator';
import type { LastGood } from './last-good';
import { ApiReader } from './read-api';
import { ResourceReader } from './read-resource';
import type { SourceReport } from './report';
import { SourceError } from './source-error';

type Schemas = components['schemas'];

/** All data of a build that comes from the API. */
export interface Source {
  organization: Schemas['Organization'];
  projects: Schemas['Project'][];
  rentals: Schemas['Rental'][];
  blogs: Schemas['Blog'][];
  /** Options of forms by category. */
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
  /** How many projects are read in full again although nothing seems to have changed; none when left out. */
  readAgain?: number;
  /** Takes fewer rows than before for what they are, however many are missing. */
  acceptsLosses?: boolean;
}

/**
 * Reads every resource; one that fails, or suddenly lacks more than half of its rows, is taken from its last good copy.
 * @throws SourceError when a resource fails and there is no copy of it
 */
export async function readSource(options: SourceOptions): Promise<Source> {
  const { apiUrl, client, validator, known, readAll, readAgain } = options;
  const reader = new ApiReader(client, validator);
  const started = Date.now();
  const read_at = new Date(started).toISOString();
  const resources = new ResourceReader(options, read_at);
  const knownProjects = readAll ? noKnownProjects : await readKnownProjects(known, readAgain);

  const [organizations, projects, rentals, blogs, ...lookups] = await Promise.all([
    resources.read('Organization', 'organization', (reading) => reader.organization(reading)),
    resources.read('Project', 'projects', async (reading) => {
      const read = await reader.projects(reading, knownProjects);
      const faulty = new Set(reading.report.problems.map(({ record }) => record));
      await writeKnownProjects(known, read.inFull, { known: knownProjects, faulty });
      return read;
    }),
    resources.read('Rental', 'rentals', (reading) => reader.rentals(reading)),
    resources.read('Blog', 'blogs', (reading) => reader.blogs(reading)),
    ...enums.LookupCategory.map((category) =>
      resources.read('Lookup', `lookups-${category}`, (reading) => reader.lookups(category, reading)),
    ),
  ]);
  const [organization] = organizations;
  if (!organization) throw new SourceError('organization: the answer is empty');
  return {
    ...{ organization, projects, rentals, blogs },
    lookups: Object.fromEntries(enums.LookupCategory.map((category, at) => [category, lookups[at] ?? []])),
    report: { api_url: apiUrl, read_at, duration_ms: Date.now() - started, resources: resources.reports },
  };
}
