import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { riyadhDay } from '../../src/i18n/riyadh-time';
import { readEnv } from '../../src/lib/env';
import { openApi } from '../../src/sourcing/nodes/open-api';
import { contentFolder } from '../../src/sourcing/paths';
import { replaceFile } from '../../src/sourcing/replace-file';
import { readBuildReport, repeatBuildReport, type BuildReport } from '../../src/sourcing/read/build-report';
import { dataDigest, noteMedia } from '../../src/sourcing/read/read-digest';
import { SourceError } from '../../src/sourcing/read/source-error';
import { forgetCache, hasCache } from './build-cache';
import { digestInputs } from './build-inputs';
import { dataDir, publicDir, rootDir } from './paths';
import { readJson } from './read-json';
import { restoreBuild } from './released-build';
import { servedRelease } from './releases';
import { keepStagedCopies } from './staged-copies';

/** What the release that is served was made from. What it read of the API is in the report of the build. */
interface Inputs {
  code: string;
  settings: string;
  /** The day in Riyadh: licences, viewings and the year of the footer depend on it. */
  day: string;
}

interface CurrentBuild extends Inputs {
  release: string;
  pages: number;
  precompress: boolean;
}

const file = path.join(dataDir, 'current-build.json');

/** What a build reads now, but for the API's answers. To be read before it starts: files may be saved meanwhile. */
export function readInputs(env: Record<string, string>): Inputs {
  const settings = { ...process.env, ...env };
  const ofGatsby = Object.keys(settings)
    .filter((name) => name.startsWith('GATSBY_'))
    .sort()
    .map((name) => [name, settings[name]]);
  const code = JSON.stringify(digestInputs(rootDir, path.relative(rootDir, contentFolder)));
  return {
    code: createHash('sha256').update(code).digest('base64url'),
    settings: JSON.stringify([process.version, readEnv(settings), ofGatsby]),
    day: riyadhDay(new Date().toISOString()),
  };
}

/** Notes what the release that is served now was made from. */
export function rememberBuild(
  inputs: Inputs,
  { pages, precompress }: Pick<CurrentBuild, 'pages' | 'precompress'>,
) {
  const release = servedRelease()?.id;
  if (!release) return;
  replaceFile(file, JSON.stringify({ ...inputs, release, pages, precompress } satisfies CurrentBuild));
}

/**
 * Whether a build would make what is served: code, content, settings and day are those of its build, and the API, which is
 * asked, answers the same. Then the report says so, and `public/` is as that build left it.
 * @returns the build; undefined when there is something to do
 */
export async function findCurrentBuild(
  inputs: Inputs,
  { precompress }: Pick<CurrentBuild, 'precompress'>,
  env: Record<string, string>,
): Promise<CurrentBuild | undefined> {
  const started = new Date();
  const current = readJson<CurrentBuild>(file);
  const report = await readBuildReport(dataDir);
  const release = servedRelease();
  if (!current || !report?.read || !release || report.state !== 'succeeded' || !hasCache()) return undefined;
  const isSame =
    current.release === release.id &&
    current.code === inputs.code &&
    current.settings === inputs.settings &&
    current.day === inputs.day &&
    current.precompress === precompress &&
    !changesDue(report);
  if (!isSame || !(await answersTheSame(report, started, env))) return undefined;
  // `npm run dev` writes there too.
  if (restoreBuild(release, publicDir) > 0) forgetCache();
  return current;
}

/** Whether a text of the content has appeared or disappeared since the build, by its date. */
function changesDue({ started_at }: BuildReport): boolean {
  const schedule = path.join(dataDir, 'content-schedule.json');
  if (!existsSync(schedule)) return false;
  const { changes } = readJson<{ changes: { at: string }[] }>(schedule) ?? {};
  // It is incomplete: the build writes it again.
  if (!changes) return true;
  return changes.some(({ at }) => at > started_at && at <= new Date().toISOString());
}

/** Asks the API for everything, pictures by their versions. An API that does not answer is for the build to describe. */
async function answersTheSame(
  report: BuildReport,
  started: Date,
  env: Record<string, string>,
): Promise<boolean> {
  const api = openApi(readEnv({ ...process.env, ...env }));
  try {
    const source = await api.read();
    const isFromApi = Object.values(source.report.resources).every(({ origin }) => origin === 'api');
    const history = await api.recordOffers(source, true);
    if (!isFromApi || dataDigest(source, history) !== report.read?.data) return false;
    const media = noteMedia((url) => api.readMedia(url));
    const before = Object.entries(report.read.media);
    await Promise.all(before.map(([url]) => media.read(url)));
    if (before.some(([url, digest]) => media.digests[url] !== digest)) return false;
    await keepStagedCopies();
    await repeatBuildReport(dataDir, report, started, source.report);
    return true;
  } catch (error) {
    if (error instanceof SourceError) return false;
    throw error;
  }
}
