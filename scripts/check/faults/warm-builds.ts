import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../../openapi/reference-api/generator/random';
import type { ContractValidator } from '../../../src/sourcing/read/contract-validator';
import { runScript } from '../../lib/child-process';
import type { CommandContext } from '../../lib/command';
import { compareFiles, isText, readSite } from '../../lib/compare-builds';
import { signalGroup } from '../../lib/processes';
import { demoSettings } from '../../lib/settings';
import { copySources, copyTexts, forgetBuilds } from '../../lib/site-copy';
import { allFaults, drawMixtures } from './all-faults';
import { startFaultApi } from './fault-api';
import { makeRecords, startMedia, type Records } from './records';
import { warmEdits } from './warm-edits';

/** What a build leaves to the next one beside its cache: what was known, recorded and withdrawn. */
const kept = [
  'last-good',
  'media',
  'history',
  'published.json',
  'withdrawn.json',
  'moved.json',
  'social-cards',
];

/** Milliseconds in which a build that is killed is somewhere in its work. */
const longestLife = 40_000;

/** A folder as before its first build, but with what the builds of another one knew. */
function beginAgain(folder: string, other: string): void {
  forgetBuilds(folder);
  mkdirSync(path.join(folder, '.data'));
  for (const name of kept.filter((one) => existsSync(path.join(other, '.data', one))))
    cpSync(path.join(other, '.data', name), path.join(folder, '.data', name), { recursive: true });
}

interface WarmBuild {
  /** What happened before it. */
  happened: string[];
  seconds: number;
  /** What is not as in a build without a cache. */
  wrong: string[];
}

/**
 * Builds again and again in one folder, each time after random edits of the data and the texts, and now and then after builds
 * that met faults or were killed; and compares each with a build of the same data in a folder without a cache.
 */
export async function* runWarmBuilds(
  context: CommandContext,
  { directory, count, random, validator }: WarmRun,
): AsyncGenerator<WarmBuild> {
  const media = await startMedia();
  context.onEnd(() => void media.server.close());
  const records = await makeRecords(media.origin);
  const api = await startFaultApi(records);
  context.onEnd(() => api.close());
  const [warm, cold] = [path.join(directory, 'warm'), path.join(directory, 'cold')] as const;
  for (const folder of [warm, cold]) {
    rmSync(folder, { recursive: true, force: true });
    copySources(folder);
  }
  const env = { ...demoSettings(), GATSBY_API_URL: api.url, API_TIMEOUT: '2', API_LOSSES: 'accept' };
  const faults = drawMixtures(allFaults(validator), count, random);

  /** Whether the build went well. */
  const build = (folder: string, lifetime = Infinity): Promise<boolean> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onStart = (pid: number) => {
      if (lifetime < Infinity) timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), lifetime);
    };
    return runScript(context, ['build/build.ts'], { directory: folder, env, output: 'never', onStart })
      .then((code) => code === 0)
      .finally(() => clearTimeout(timer));
  };

  async function meetFault(at: number): Promise<string> {
    if (random.chance(0.3)) {
      await build(warm, random.integer(0, longestLife));
      return 'a build was killed';
    }
    const fault = faults[at];
    const changed: Records = structuredClone(records);
    fault?.change?.(changed, random, media.origin);
    api.set(changed, fault?.transport);
    const isBuilt = await build(warm);
    api.set(records);
    return `a build ${isBuilt ? 'met' : 'failed by'} ${fault?.name}`;
  }

  await build(warm);
  for (let at = 0; at < count; at += 1) {
    const happened: string[] = [];
    for (let edits = random.integer(1, 3); edits > 0; edits -= 1) {
      const drawn = random.pick(warmEdits);
      drawn.apply(records, random, warm);
      happened.push(drawn.name);
      if (random.chance(0.4)) happened.push(await meetFault(at));
    }
    beginAgain(cold, warm);
    copyTexts(warm, cold);
    const started = Date.now();
    const builds = {
      warm: await build(warm),
      seconds: (Date.now() - started) / 1000,
      cold: await build(cold),
    };
    const site = (folder: string) => readSite(path.join(folder, '.data/site'), isText).files;
    yield {
      happened,
      seconds: builds.seconds,
      wrong:
        builds.warm && builds.cold
          ? compareFiles(site(warm), site(cold))
          : [`built: ${builds.warm} with the cache, ${builds.cold} without`],
    };
  }
}

interface WarmRun {
  /** Where the folders are. */
  directory: string;
  count: number;
  random: Random;
  validator: ContractValidator;
}
