import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaOrigins } from '../nodes/media-origins';
import { replaceFile } from '../replace-file';
import type { ReadDigest } from './read-digest';
import type { SourceReport } from './report';

/** What became of a build. */
export type BuildState = 'running' | 'succeeded' | 'failed';

/** A picture that is not on the site. */
export interface MissingMedia {
  url: string;
  reason: string;
}

/** Content of `.data/source-report.json`: what the last build did, and what it read from the API as far as it came. */
export interface BuildReport extends Partial<SourceReport> {
  state: BuildState;
  /** ISO time. */
  started_at: string;
  /** ISO time. */
  finished_at?: string;
  /** Why it failed, in one sentence. */
  error?: string;
  media_missing?: MissingMedia[];
  media_origins?: MediaOrigins;
  read?: ReadDigest;
}

const fileName = 'source-report.json';

/** The report in this folder; undefined before the first build, and for one that cannot be read. */
export async function readBuildReport(folder: string): Promise<BuildReport | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, fileName), 'utf8')) as BuildReport;
  } catch {
    return undefined;
  }
}

async function write(folder: string, report: BuildReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  replaceFile(path.join(folder, fileName), JSON.stringify(report, null, 2));
}

/** Begins the report of a build: nothing in it is of the one before. */
export const startBuildReport = (folder: string): Promise<void> =>
  write(folder, { state: 'running', started_at: new Date().toISOString() });

/** A report of a build that had nothing to do: that of the one before, with what was read now. */
export async function repeatBuildReport(
  folder: string,
  before: BuildReport,
  started: Date,
  source: SourceReport,
): Promise<void> {
  const times = { started_at: started.toISOString(), finished_at: new Date().toISOString() };
  await write(folder, { ...before, ...source, ...times });
}

/** Adds to the report of the build that runs. The site while developing has none. */
export async function updateBuildReport(folder: string, change: Partial<BuildReport>): Promise<void> {
  const before = await readBuildReport(folder);
  if (before?.state === 'running') await write(folder, { ...before, ...change });
}

/** Ends the report of the build. @param error of one that failed */
export async function finishBuildReport(folder: string, error?: string): Promise<void> {
  const known = (await readBuildReport(folder))?.error;
  const reason = error === undefined ? undefined : (known ?? error);
  await updateBuildReport(folder, {
    state: reason === undefined ? 'succeeded' : 'failed',
    finished_at: new Date().toISOString(),
    ...(reason !== undefined && { error: reason }),
  });
}
