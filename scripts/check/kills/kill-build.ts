import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { hasCache } from '../../lib/build-cache';
import { processTree } from '../../lib/processes';
import { formatDuration } from '../../lib/step';
import { isUnfinished } from '../../lib/unfinished-build';
import { checkRelease, findLeftovers, readServed, type ServedBuild } from './check-build';
import { emptyLedger, type Ledger } from './ledger';
import { compareFiles, readSite, type SiteFiles } from '../../lib/compare-builds';
import { startSmallSite, type Running, type SmallSite } from './small-site';

/** A run that comes to its end follows so many that are killed. */
const killsBetween = 5;

/** Milliseconds until all that a killed command has started is gone. */
const patience = 15_000;

const isRunning = (pid: number): boolean => processTree(pid).length > 0;

const killProcess = (pid: number | undefined): void => {
  if (pid !== undefined && isRunning(pid)) process.kill(pid, 'SIGKILL');
};

/** The builds of a small site, and what each of them was checked for. */
class CheckedBuilds {
  readonly ledger = emptyLedger();
  /** How long the last run took in milliseconds that found no cache, as after one that was cut off, and one that did. */
  readonly #durations = { cold: 0, warm: 0 };
  /** What an undisturbed first build makes of each state of the data. */
  readonly #expected: SiteFiles[] = [];
  #served: ServedBuild | undefined;
  #killed: number[] = [];

  constructor(
    readonly site: SmallSite,
    readonly script: 'build/build.ts' | 'build/refresh.ts',
  ) {}

  /** Builds each state of the data without what earlier builds left. @returns whether that succeeded */
  async learn(states: number): Promise<boolean> {
    for (let state = 0; state < states; state += 1) {
      this.site.clear();
      await this.site.setState(state);
      if (!(await this.complete(state, `the first build of state ${state}`)) || !this.#served) return false;
      this.#expected[state] = this.#served.site;
    }
    return true;
  }

  /** Starts a run. @returns it, and about how long it takes, in milliseconds */
  start(): { run: Running; kind: 'cold' | 'warm'; expected: number } {
    const isCold = isUnfinished(this.site.dataFolder) || !hasCache(this.site.directory);
    const { cold, warm } = this.#durations;
    const expected = Math.round(isCold ? cold : warm || cold / 3);
    return { run: this.site.start(this.script), kind: isCold ? 'cold' : 'warm', expected };
  }

  /** Lets a run end, and compares what it made. @returns whether it succeeded */
  async complete(state: number, title: string, { run, kind } = this.start()): Promise<boolean> {
    const { code, output, duration } = await run.ended;
    if (code !== 0) {
      this.ledger.blocked.push(`${title} ended with ${code}: ${output}`);
      return false;
    }
    this.ledger.acknowledged += 1;
    console.log(`  ${title} came to its end after ${formatDuration(duration)}`);
    const before = this.#served?.id;
    this.checkServed(state, title);
    // A refresh without a change ends soon.
    if (this.#served?.id !== before) this.#durations[kind] = duration;
    const expected = this.#expected[state];
    const { files } = readSite(this.site.publicFolder);
    if (expected) this.#note('altered', `public/ after ${title}`, compareFiles(files, expected));
    this.#note('leftBehind', title, findLeftovers(this.site));
    return true;
  }

  /** Kills the command itself, or tsx, which runs it, or both. */
  kill(run: Running, who: 'command' | 'tsx' | 'both'): void {
    const [tsx, command, ...others] = processTree(run.pid).map(({ pid }) => pid);
    this.#killed.push(...[tsx, command, ...others].filter((pid) => pid !== undefined));
    if (who !== 'command' || !command) killProcess(tsx);
    if (who !== 'tsx') killProcess(command);
    this.ledger.kills += 1;
  }

  /** The release that is served is as it was, or a new and whole one. */
  checkServed(state: number, title: string): void {
    const now = readServed(this.site);
    if (!now) return void this.ledger.lost.push(`nothing is served after ${title}`);
    const before = this.#served;
    const expected = this.#expected[state];
    if (now.id === before?.id) this.#note('lost', title, compareFiles(now.bytes, before.bytes));
    else if (expected) this.#note('altered', title, checkRelease(now, expected));
    this.#served = now;
  }

  /** No process of a killed run is there any more. @returns how long that took, in milliseconds */
  async checkProcesses(title: string): Promise<number> {
    const started = Date.now();
    while (this.#killed.some(isRunning) && Date.now() - started < patience) await delay(50);
    const left = this.#killed.filter(isRunning);
    if (left.length > 0) this.ledger.leftBehind.push(`${left.length} processes run on after ${title}`);
    left.forEach(killProcess);
    this.#killed = [];
    return Date.now() - started;
  }

  #note(what: 'lost' | 'altered' | 'leftBehind', title: string, lines: readonly string[]): void {
    this.ledger[what].push(...lines.map((line) => `${title}: ${line}`));
  }
}

/** Kills a build again and again over its whole duration, and lets every fifth come to its end. */
async function killBuilds(
  script: 'build/build.ts' | 'build/refresh.ts',
  kills: number,
  seed: number,
): Promise<Ledger> {
  const random = createRandom(`kills of ${script}, seed ${seed}`);
  const site = await startSmallSite();
  const builds = new CheckedBuilds(site, script);
  const { ledger } = builds;
  try {
    const states = script === 'build/build.ts' ? 1 : site.states;
    if (!(await builds.learn(states))) return ledger;
    while (ledger.kills < kills) {
      const state = random.integer(0, states - 1);
      await site.setState(state);
      const started = builds.start();
      const moment = random.integer(0, started.expected);
      const isOver = await Promise.race([
        started.run.ended.then(() => true),
        delay(moment).then(() => false),
      ]);
      if (isOver) {
        if (!(await builds.complete(state, 'a run that ended before its kill', started))) return ledger;
        continue;
      }
      const who = random.pick(['command', 'command', 'tsx', 'both'] as const);
      builds.kill(started.run, who);
      const title = `kill ${ledger.kills}, after ${(moment / 1000).toFixed(1)} s`;
      // The next run comes when all processes of this one have ended, or at once; a command without its tsx ends by itself.
      const isLast = ledger.kills === kills;
      if (random.chance(0.5) || who === 'tsx' || isLast) {
        const time = await builds.checkProcesses(title);
        console.log(`  ${title}: the processes of ${who} ended within ${time} ms`);
      } else console.log(`  ${title}: the next run comes at once`);
      builds.checkServed(state, title);
      if (ledger.kills % killsBetween !== 0 && !isLast) continue;
      if (!(await builds.complete(state, `the run after ${title}`))) return ledger;
      await builds.checkProcesses(title);
    }
  } finally {
    await site.stop();
  }
  return ledger;
}

/** `npm run build` of the same data. */
export const killBuild = (kills: number, seed: number): Promise<Ledger> =>
  killBuilds('build/build.ts', kills, seed);

/** `npm run refresh` of data that changes. */
export const killRefresh = (kills: number, seed: number): Promise<Ledger> =>
  killBuilds('build/refresh.ts', kills, seed);
