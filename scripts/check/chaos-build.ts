import '../lib/supported-system';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { createRandom } from '../../openapi/reference-api/generator/random';
import { ContractValidator } from '../../src/sourcing/read/contract-validator';
import { allFaults, drawMixtures, isDrawn } from './faults/all-faults';
import type { Fault } from './faults/fault';
import { startChaos } from './faults/run-fault';
import { runWarmBuilds } from './faults/warm-builds';
import { runCommand } from '../lib/command';
import { parseCount, parseCounts } from '../lib/options';
import { dataDir } from '../lib/paths';
import { copySources } from '../lib/site-copy';

const options = new Command('npm run check -- chaos-build')
  .description(
    'Build the site from an API that does everything wrong; exits with 1 when an outcome is not as promised',
  )
  .option('--seed <numbers>', 'one or more, as 1,2,3: the same seed draws the same records', parseCounts, [1])
  .addHelpText(
    'after',
    '\nFaults that draw nothing are the same with every seed, and run with the first alone.',
  )
  .option('--mixtures <count>', 'random mixtures of faults after each alone', parseCount, 6)
  .option('--drawn', 'leave out the faults that are the same with every seed')
  .option(
    '--warm <count>',
    'instead: builds after random edits and faults, each compared with a build without a cache',
    parseCount,
  )
  .option('--only <text>', 'only faults whose name holds this text, and no mixtures')
  .parse()
  .opts<{ seed: number[]; mixtures: number; drawn?: boolean; warm?: number; only?: string }>();

/** @returns how many builds are not as one without a cache */
async function compareWarmBuilds(run: Parameters<typeof runWarmBuilds>): Promise<number> {
  let at = 0;
  let failed = 0;
  for await (const { happened, seconds, wrong } of runWarmBuilds(...run)) {
    at += 1;
    if (wrong.length > 0) failed += 1;
    const result = wrong.length > 0 ? '✘ not as without a cache' : '✔ as without a cache';
    console.log(`${at}: ${result}, ${Math.round(seconds)} s, after: ${happened.join('; ')}`);
    for (const line of wrong) console.log(`    ${line}`);
  }
  return failed;
}

/** What came after all others shows what they left behind. */
const noFault: Fault = { name: 'no fault, after all others', outcome: 'fresh' };

void runCommand(async (context) => {
  const directory = path.join(dataDir, 'chaos-build');
  mkdirSync(directory, { recursive: true });
  const validator = new ContractValidator();
  const { warm: count } = options;
  if (count !== undefined) {
    const random = createRandom(`chaos ${options.seed[0] ?? 1}`);
    const failed = await compareWarmBuilds([context, { directory, count, random, validator }]);
    return {
      exitCode: failed > 0 ? 1 : 0,
      lastLine: `${count - failed} of ${count} builds as without a cache`,
    };
  }
  copySources(directory);
  const chaos = await startChaos(context, directory, validator);
  const { only, mixtures, seed: seeds } = options;
  const rows: Record<string, Record<string, string>> = {};
  let failed = 0;
  let total = 0;
  for (const seed of seeds) {
    console.log(`\nSeed ${seed}`);
    const random = createRandom(`chaos ${seed}`);
    const alone = allFaults(validator).filter(({ name }) => !only || name.includes(only));
    const mixed = only ? [] : drawMixtures(alone, mixtures, random);
    const isWhole = seed === seeds[0] && !options.drawn;
    const some = isWhole ? alone : alone.filter((fault) => isDrawn(fault, chaos.records));
    for (const [index, fault] of [...some, ...mixed, noFault].entries()) {
      const { wrong, summary } = await chaos.run(fault, random);
      total += 1;
      if (wrong.length > 0) failed += 1;
      console.log(`${wrong.length > 0 ? '✘' : '✔'} ${fault.name}: ${summary}`);
      for (const line of wrong) console.log(`    ${line}`);
      const isMixture = index >= some.length && fault !== noFault;
      const row = isMixture ? `mixture ${index - some.length + 1}` : fault.name.slice(0, 60);
      rows[row] = { ...rows[row], [`seed ${seed}`]: `${wrong.length > 0 ? '✘' : '✔'} ${summary}` };
    }
  }
  console.table(rows);
  return {
    exitCode: failed > 0 ? 1 : 0,
    lastLine: `${total - failed} of ${total} outcomes as promised, seed ${seeds.join(', ')}`,
  };
});
