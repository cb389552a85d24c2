import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { readEnv } from '../../../lib/env';
import { licenceState, type LicencePolicy } from '../../../domain/licence';
import type { PublishedProject } from '../../../domain/views/published';
import type { OfferChange, OfferChanges } from '../../../domain/offer-changes';
import { changesFolder, changesPath } from '../../../lib/record-files';
import { apiIdentity } from '../../read/last-good';
import { historyFolder } from './folder';
import { readStagedRecord } from './record-file';
import { getSubject, type RecordLine } from './record-line';

/** How long a change is in the file, in milliseconds. */
const retention = 90 * 24 * 60 * 60 * 1000;
/** The last changes stay. */
const maxChanges = 200;

/**
 * The changes of a project that builds have seen; undefined for one that the record does not have.
 * @param lines those about the project and its units, in the order of the record
 * @param asOf when the project was last read, as ISO time
 */
export function toChangesFile(lines: readonly RecordLine[], asOf: string): OfferChanges | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const oldest = new Date(Date.parse(asOf) - retention).toISOString();
  const sold = soldUnits(lines);
  const seen = toChanges(lines)
    .filter(({ seen_at }) => seen_at >= oldest)
    .filter(({ field, unit }) => !(field === 'price' && unit !== undefined && sold.has(unit)))
    .reverse();
  const changes = seen.slice(0, maxChanges);
  const last = changes[changes.length - 1];
  const isCut = seen.length > maxChanges && last;
  const since = isCut ? last.seen_at : first.observed_at > oldest ? first.observed_at : oldest;
  return { as_of: asOf, since, changes };
}

/** Changes with the time at which the value before was first read. */
function toChanges(lines: readonly RecordLine[]): OfferChange[] {
  const firstRead = new Map<string, string>();
  return lines.flatMap(({ project, unit, field, before, after, observed_at, last_seen_at }) => {
    const key = `${getSubject({ project, unit })} ${field}`;
    const before_seen_at = firstRead.get(key);
    firstRead.set(key, observed_at);
    if (before === undefined || before_seen_at === undefined) return [];
    return [
      {
        ...(unit !== undefined && { unit }),
        ...{ field, before, after, seen_at: observed_at, before_seen_at },
        ...(last_seen_at !== undefined && { last_seen_at }),
      },
    ];
  });
}

/** What was paid for a sold home is nobody's business. */
function soldUnits(lines: readonly RecordLine[]): ReadonlySet<string> {
  const sold = new Set<string>();
  for (const { unit, field, after } of lines) {
    if (unit === undefined || field !== 'state') continue;
    if (after === 'sold') sold.add(unit);
    else sold.delete(unit);
  }
  return sold;
}

interface Data {
  site: { buildTime: string } | null;
  licenceRules: { when_missing_or_expired: LicencePolicy } | null;
  allProject: { nodes: { record: PublishedProject }[] };
}

/** Writes the file of changes of every project whose offer is shown; none while no record is kept. */
export async function writeChangesFiles(
  { graphql, reporter }: Pick<ParentSpanPluginArgs, 'reporter'> & { graphql: GraphqlFunction },
  publicDirectory: string,
): Promise<void> {
  await rm(path.join(publicDirectory, changesFolder), { recursive: true, force: true });
  const env = readEnv();
  if (env.OFFER_HISTORY !== 'on') return;
  const identity = apiIdentity({ url: env.GATSBY_API_URL, organizationKey: env.GATSBY_ORGANIZATION_KEY });
  const { lines, lastReads } = await readStagedRecord(historyFolder, identity, new Date().toISOString());
  const { data, errors } = await graphql<Data>(`
    query ChangedProjects {
      site {
        buildTime
      }
      licenceRules {
        when_missing_or_expired
      }
      allProject {
        nodes {
          record
        }
      }
    }
  `);
  if (!data) return reporter.panic('The projects of the files of changes cannot be read', errors as Error);
  const today = riyadhDay(data.site?.buildTime ?? '');
  const policy = data.licenceRules?.when_missing_or_expired ?? 'notice';
  const byProject = new Map<string, RecordLine[]>();
  for (const line of lines) byProject.set(line.project, [...(byProject.get(line.project) ?? []), line]);
  await mkdir(path.join(publicDirectory, changesFolder), { recursive: true });
  let written = 0;
  for (const { record } of data.allProject.nodes) {
    const { id, slug, licence } = record;
    const asOf = lastReads[getSubject({ project: id })];
    const file = asOf && toChangesFile(byProject.get(id) ?? [], asOf);
    if (!file || licenceState(licence, today, policy).withheld) continue;
    await writeFile(path.join(publicDirectory, changesPath(slug)), JSON.stringify(file));
    written += 1;
  }
  reporter.info(`Changes of the offer: ${written} files`);
}

type GraphqlFunction = <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;
