import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../../src/lib/env';
import { finishBuildReport, startBuildReport } from '../../src/sourcing/read/build-report';
import { buildAdmin } from '../content/editing/build-admin';
import { lockBuilds } from './build-lock';
import { forgetCache, hasCache, noteCacheFolder, removeCache, removeMovedCache } from './build-cache';
import { showProgress, slowestSteps, type BuildProgress, type TimedStep } from './build-progress';
import { sortBundles } from './bundles';
import type { CommandContext } from './command';
import { findCurrentBuild, readInputs, rememberBuild } from './current-build';
import { filesBelow } from './file-trees';
import { writeHostFiles } from './host-files';
import { cacheDir, dataDir, publicDir } from './paths';
import { describePrecompressed, precompress, type Precompressed } from './precompress';
import { removeUnreleased, restoreBuild } from './released-build';
import { keepRelease, removeLeftovers, servedRelease } from './releases';
import { isExplained, runGatsby } from './run-gatsby';
import { checkSpace } from './disk-space';
import { dropStagedCopies, keepStagedCopies } from './staged-copies';
import { formatDuration } from './step';
import { isUnfinished, markFinished, markUnfinished, untilGatsbyEnded } from './unfinished-build';

/** What making a build took. */
interface MadeBuild {
  /** What took how long. */
  steps: readonly TimedStep[];
  /** Most resident memory of Gatsby and its workers, in bytes; shared pages count once for each. */
  peakMemory: number;
  /** What the step after Gatsby did; undefined when it was left out. */
  precompressed?: Precompressed;
}

interface BuildFigures {
  /** HTML files written for visitors. */
  pages: number;
  seconds: number;
  /** Undefined when the release that is served was current. */
  made?: MadeBuild;
}

const countPages = (): number =>
  filesBelow(publicDir).filter((file) => path.basename(file) === 'index.html').length;

interface BuildOptions {
  /** False for hosts that compress files themselves. */
  precompress: boolean;
  /** Builds nothing where the release that is served is what a build would make. */
  reuses?: boolean;
}

/**
 * Builds the production site into `public/` with the settings in `env`, and keeps it as the release that is served. What the
 * API gave becomes the last good copy only then. A build that fails leaves `public/`, the releases and the copies as they were.
 * Where another process builds, this one waits for its end.
 * @throws CommandError with the reason and the name of the log when the build fails; the report has it too
 */
export async function buildSite(
  context: CommandContext,
  env: Record<string, string>,
  options: BuildOptions = { precompress: true },
): Promise<BuildFigures> {
  const unlock = await lockBuilds();
  try {
    return await buildAlone(context, env, options);
  } finally {
    unlock();
  }
}

async function buildAlone(
  context: CommandContext,
  env: Record<string, string>,
  options: BuildOptions,
): Promise<BuildFigures> {
  const started = performance.now();
  const inputs = readInputs(env);
  await untilGatsbyEnded();
  removeLeftovers();
  const current = options.reuses ? await findCurrentBuild(inputs, options, env) : undefined;
  if (current) return { pages: current.pages, seconds: (performance.now() - started) / 1000 };
  checkSpace(!hasCache() || isUnfinished());
  prepareCache();
  await dropStagedCopies();
  await startBuildReport(dataDir);
  markUnfinished();
  const progress = showProgress();
  try {
    const done = await finishedBuild(context, env, options, progress);
    const pages = countPages();
    rememberBuild(inputs, { pages, precompress: options.precompress });
    return { made: { ...done, steps: progress.end() }, pages, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    progress.end();
    await undoBuild(error);
    throw error;
  } finally {
    markFinished();
  }
}

/** All steps from Gatsby to the release that is served. */
async function finishedBuild(
  context: CommandContext,
  env: Record<string, string>,
  options: BuildOptions,
  progress: BuildProgress,
): Promise<Omit<MadeBuild, 'steps'>> {
  const peakMemory = await runGatsby(context, env, progress);
  await progress.during('host files', async () => {
    sortBundles({ buildDir: publicDir, cacheDir, dataDir });
    writeHostFiles(publicDir, env, await buildAdmin(publicDir, readEnv(env)));
  });
  const precompressed = options.precompress
    ? await progress.during('compressed copies', () => precompress(publicDir))
    : undefined;
  await progress.during('release', async () => {
    keepRelease(publicDir);
    await keepStagedCopies();
    await finishBuildReport(dataDir);
  });
  return { peakMemory, ...(precompressed && { precompressed }) };
}

function prepareCache(): void {
  if (removeMovedCache()) console.log('The cache was made in another folder: it is made again.');
  else if (isUnfinished()) {
    removeCache();
    // Pictures too: one may be half written, and Gatsby takes those that are there for whole.
    removeUnreleased(publicDir, servedRelease());
    console.log('The build before this one was cut off: the cache is made again.');
  } else if (!hasCache()) removeCache(); // Gatsby would leave page data of pages that are no more.
  mkdirSync(dataDir, { recursive: true });
  noteCacheFolder();
}

/** For the report, which has one sentence: what happened, and the first reason. */
const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ');

/** Makes everything what it was before a build that failed. */
async function undoBuild(error: unknown): Promise<void> {
  const hasCause = await isExplained();
  // On a full disk there is no place for a report either: what counts is why the build failed.
  await finishBuildReport(dataDir, firstLines(error)).catch(() => undefined);
  await dropStagedCopies();
  const release = servedRelease();
  const restored = release ? restoreBuild(release, publicDir) : 0;
  // Gatsby would go on from what is no longer there.
  if (restored > 0 || !hasCause) forgetCache();
}

/** The figures as rows for `console.table`. */
export function figureTable({ pages, seconds, made }: BuildFigures): Record<string, string> {
  const time = formatDuration(seconds * 1000);
  if (!made) return { Pages: String(pages), Built: 'nothing: all is as in the build before', Time: time };
  const { steps, peakMemory, precompressed } = made;
  return {
    Pages: String(pages),
    Time: time,
    'Pages a second': (pages / seconds).toFixed(1),
    'Slowest steps': slowestSteps(steps),
    'Peak memory': `${Math.round(peakMemory / 2 ** 20)} MiB`,
    ...(precompressed && { Compressed: describePrecompressed(precompressed) }),
  };
}
