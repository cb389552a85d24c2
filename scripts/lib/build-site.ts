import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readEnv } from '../../src/lib/env';
import { finishBuildReport, readBuildReport, startBuildReport } from '../../src/sourcing/source/build-report';
import { dropStagedRecord, historyFolderName, keepStagedRecord } from '../../src/sourcing/history';
import { dropStaged, keepStaged } from '../../src/sourcing/source/last-good';
import { buildAdmin } from '../cms/build-admin';
import { lockBuilds } from './build-lock';
import { forgetCache, hasCache, noteCacheFolder, removeCache, removeMovedCache } from './build-cache';
import { workerSettings } from './build-workers';
import { sortBundles } from './bundles';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { writeHostFiles } from './host-files';
import { cacheDir, dataDir, publicDir } from './paths';
import { describePrecompressed, precompress, type Precompressed } from './precompress';
import { keepRelease, restoreBuild, servedRelease } from './releases';
import { watchMemory } from './watch-memory';

interface BuildFigures {
  /** HTML files written for visitors. */
  pages: number;
  seconds: number;
  /** Most resident memory of Gatsby and its workers, in bytes; shared pages count once for each. */
  peakMemory: number;
  /** What the step after Gatsby did; undefined when it was left out. */
  precompressed?: Precompressed;
}

/** The Gatsby command line of this repository, as Node runs it. */
export const gatsbyCli = createRequire(__filename).resolve('gatsby/cli.js');

const lastGoodDir = path.join(dataDir, 'last-good');
const historyDir = path.join(dataDir, historyFolderName);

/** There while a build runs: a build that finds it follows one that was cut off. */
const unfinishedMark = path.join(dataDir, 'build-unfinished');

function countPages(): number {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(^|[\\/])index\.html$/.test(file)).length;
}

interface BuildOptions {
  /** False for hosts that compress files themselves. */
  precompress: boolean;
}

/**
 * Builds the production site into `public/` with the settings in `env`, and keeps it as the release that is served. What the
 * API gave becomes the last good copy only then. A build that fails leaves `public/`, the releases and the copies as they were.
 * Where another process builds, this one waits for its end.
 * @throws CommandError when the build fails; the report and the output have said why by then
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
  prepareCache();
  await dropStaged(lastGoodDir);
  await dropStagedRecord(historyDir);
  await startBuildReport(dataDir);
  writeFileSync(unfinishedMark, '');
  try {
    const peakMemory = await runGatsby(context, env);
    const seconds = (performance.now() - started) / 1000;
    sortBundles({ buildDir: publicDir, cacheDir, dataDir });
    writeHostFiles(publicDir, env, await buildAdmin(publicDir, readEnv(env)));
    const precompressed = options.precompress ? await precompress(publicDir) : undefined;
    keepRelease(publicDir);
    await keepStaged(lastGoodDir);
    await keepStagedRecord(historyDir);
    await finishBuildReport(dataDir);
    return { pages: countPages(), seconds, peakMemory, ...(precompressed && { precompressed }) };
  } catch (error) {
    await undoBuild(error);
    throw error;
  } finally {
    rmSync(unfinishedMark, { force: true });
  }
}

function prepareCache(): void {
  if (removeMovedCache()) console.log('The cache was made in another folder: it is made again.');
  else if (existsSync(unfinishedMark)) {
    removeCache();
    console.log('The build before this one was cut off: the cache is made again.');
  } else if (!hasCache()) removeCache(); // Gatsby would leave page data of pages that are no more.
  mkdirSync(dataDir, { recursive: true });
  noteCacheFolder();
}

/** Whether a hook of ours ended the build: for a reason outside of the build, so that another try would end the same. */
const isExplained = async (): Promise<boolean> => (await readBuildReport(dataDir))?.error !== undefined;

/** Runs Gatsby, once more without its cache where that may be the cause of a failure. @returns peak memory in bytes */
async function runGatsby(context: CommandContext, env: Record<string, string>): Promise<number> {
  const isWarm = hasCache();
  let memory: ReturnType<typeof watchMemory> | undefined;
  const run = () =>
    runChild(context, [process.execPath, gatsbyCli, 'build'], {
      env: { ...env, ...workerSettings(), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      onStart: (pid) => (memory = watchMemory(pid)),
    });
  let code = await run();
  let peakMemory = memory?.stop() ?? 0;
  if (code !== 0 && isWarm && !(await isExplained())) {
    console.log('\nThe build failed with the cache of earlier ones. Once more without it:');
    removeCache();
    noteCacheFolder();
    await startBuildReport(dataDir);
    code = await run();
    peakMemory = Math.max(peakMemory, memory?.stop() ?? 0);
  }
  if (code !== 0)
    throw new CommandError(`The site was not built: see above (gatsby build ended with ${code}).`);
  // Again: Gatsby empties the cache when its plugins or settings changed.
  noteCacheFolder();
  return peakMemory;
}

/** Makes everything what it was before a build that failed. */
async function undoBuild(error: unknown): Promise<void> {
  const hasCause = await isExplained();
  await finishBuildReport(dataDir, error instanceof Error ? error.message : String(error));
  await dropStaged(lastGoodDir);
  await dropStagedRecord(historyDir);
  const release = servedRelease();
  const restored = release ? restoreBuild(release, publicDir) : 0;
  // Gatsby would go on from what is no longer there.
  if (restored > 0 || !hasCause) forgetCache();
}

/** The figures as rows for `console.table`. */
export function figureTable({
  pages,
  seconds,
  peakMemory,
  precompressed,
}: BuildFigures): Record<string, string> {
  return {
    Pages: String(pages),
    Time: `${seconds.toFixed(1)} s`,
    'Pages a second': (pages / seconds).toFixed(1),
    'Peak memory': `${Math.round(peakMemory / 2 ** 20)} MiB`,
    ...(precompressed && { Compressed: describePrecompressed(precompressed) }),
  };
}
