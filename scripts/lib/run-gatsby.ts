import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBuildReport, startBuildReport } from '../../src/sourcing/read/build-report';
import { hasCache, noteCacheFolder, removeCache } from './build-cache';
import { openBuildLog, type BuildLog } from './build-log';
import type { BuildProgress } from './build-progress';
import { workerSettings } from './build-workers';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { dataDir, rootDir } from './paths';
import { markUnfinished } from './unfinished-build';
import { watchMemory } from './watch-memory';

/** The Gatsby command line of this repository, as Node runs it. */
export const gatsbyCli = createRequire(__filename).resolve('gatsby/cli.js');

/** For what Gatsby and its workers write and leave: in the system's folder it would stay. */
const temporaryFolder = path.join(dataDir, 'gatsby-temporary');
const removeTemporary = () => rmSync(temporaryFolder, { recursive: true, force: true });

const logFile = path.join(dataDir, 'build.log');

/** Whether a hook of ours ended the build: for a reason outside of the build, so that another try would end the same. */
export const isExplained = async (): Promise<boolean> =>
  (await readBuildReport(dataDir))?.error !== undefined;

/**
 * Runs Gatsby with its output in `.data/build.log`, once more without its cache where that may be the cause of a failure.
 * Its warnings are printed at the end.
 * @returns peak memory in bytes
 * @throws CommandError that has what Gatsby said last and the name of the log
 */
export async function runGatsby(
  context: CommandContext,
  env: Record<string, string>,
  progress: BuildProgress,
): Promise<number> {
  const isWarm = hasCache();
  const log = openBuildLog(logFile, (line) => progress.read(line));
  let memory: ReturnType<typeof watchMemory> | undefined;
  const start = () =>
    runChild(context, [process.execPath, gatsbyCli, 'build'], {
      env: {
        ...{ ...env, ...workerSettings(), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        ...{ TMPDIR: temporaryFolder, STARTED_BY_PROCESS: String(process.pid) },
      },
      output: 'never',
      onPart: (part, stream) => log.write(part, stream),
      onStart: (pid) => {
        markUnfinished(pid);
        memory = watchMemory(pid);
      },
    });
  const run = async () => {
    mkdirSync(temporaryFolder, { recursive: true });
    const ended = await start();
    removeTemporary();
    return ended;
  };
  removeTemporary();
  let code = await run();
  let peakMemory = memory?.stop() ?? 0;
  if (code !== 0 && isWarm && !(await isExplained())) {
    progress.say('The build failed with the cache of earlier ones. Once more without it:');
    progress.restart();
    log.forgive();
    removeCache();
    noteCacheFolder();
    await startBuildReport(dataDir);
    code = await run();
    peakMemory = Math.max(peakMemory, memory?.stop() ?? 0);
  }
  if (code !== 0) throw new CommandError(describeFailure(log, code));
  for (const line of log.complaints()) progress.say(line);
  // Again: Gatsby empties the cache when its plugins or settings changed.
  noteCacheFolder();
  return peakMemory;
}

function describeFailure(log: BuildLog, code: number): string {
  const said = log.complaints().map((line) => `  ${line}`);
  const reason = said.length > 0 ? said : [`  gatsby build ended with ${code}`];
  return [
    'The site was not built:',
    ...reason,
    `All of its output: ${path.relative(rootDir, log.file)}`,
  ].join('\n');
}
