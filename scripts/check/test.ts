import '../lib/supported-system';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { runCommand } from '../lib/command';
import { findTools } from '../lib/ensure-tools';
import { parseNames } from '../lib/options';
import { rootDir } from '../lib/paths';
import { formatDuration, step } from '../lib/step';
import { affectedBy, changedSince, readProject, type Affected } from './steps/changed';
import { sumCounts } from './steps/counts';
import { describeFailures, listFailures } from './steps/failures';
import { listStepFailures, runSteps, slowest, type Outcome } from './steps/run-steps';
import { testSteps } from './steps/steps';
import { isTestBuildCurrent } from './steps/test-build';

const names = testSteps.map(({ name }) => name);

const command = new Command('test')
  .description('Run every check; a failing one does not stop those after it')
  .argument('[playwright...]', 'arguments for Playwright, after --')
  .option('--only <steps>', `only these, separated by commas: ${names.join(', ')}`, parseNames(names), names)
  .option('--skip <steps>', 'all but these', parseNames(names), [])
  .option('--stale', 'let browser tests look at a build that is older than its sources')
  .option(
    '--changed [commit]',
    'what the changes since a commit break first, within a minute; HEAD when left out; it says what is left for the whole run',
  )
  .parse();

interface Options {
  only: string[];
  skip: string[];
  changed?: string | true;
  stale?: boolean;
}

/** @returns undefined when only the whole run tells what the changes break */
async function affectedSince(commit: string): Promise<Affected | undefined> {
  const changed = changedSince(commit);
  const affected = affectedBy(changed, await readProject(changed));
  console.log(`${changed.length} files changed since ${commit}`);
  if (!affected) {
    console.log('Among them is one that everything depends on: the whole run.');
    return undefined;
  }
  const isBuilt = affected.steps.includes('build') && isTestBuildCurrent();
  const steps = affected.steps.filter((name) => name !== 'build' || !isBuilt);
  const { tests, specs, left } = affected;
  if (isBuilt) console.log('The last build of a test run is what its sources say.');
  for (const file of [...tests, ...specs]) console.log(`  ${file}`);
  const others = names.filter((name) => !affected.steps.includes(name));
  console.log(`Left for the whole run: ${[...left, `the steps ${others.join(', ')}`].join('; ')}`);
  return { ...affected, steps };
}

/** Of the last 30 lines of a run: the sum follows, and before it that what was started has been stopped. */
const failureLines = 26;

/** What each step counted and how long it took, and at the end what failed. */
function printSummary(outcomes: readonly Outcome[], results: string): void {
  const rows = outcomes.map(({ title, counts: { passed, failed, skipped }, milliseconds }) => [
    title,
    { passed, failed, skipped, time: formatDuration(milliseconds) },
  ]);
  console.log();
  console.table(Object.fromEntries(rows));
  console.log(`Slowest: ${slowest(outcomes)}`);
  const failures = listStepFailures(outcomes);
  if (failures.length === 0) return;
  const file = path.join(results, 'failures.txt');
  writeFileSync(file, listFailures(failures));
  const lines = describeFailures(failures, failureLines, path.relative(rootDir, file));
  console.error(lines.join('\n'));
}

void runCommand(async (context) => {
  const { only, skip, changed, stale = false } = command.opts<Options>();
  const affected = changed ? await affectedSince(changed === true ? 'HEAD' : changed) : undefined;
  const steps = testSteps.filter(
    ({ name }) => only.includes(name) && !skip.includes(name) && (!affected || affected.steps.includes(name)),
  );
  const results = path.join(rootDir, 'test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const tools = steps.flatMap((one) => one.tools ?? []);
  const missing = tools.length > 0 ? await step('Tools', () => findTools(context, tools)) : [];
  const options = {
    stale,
    missing,
    playwright: command.args,
    ...(affected && { only: affected }),
  };

  const outcomes = await runSteps(context, steps, options);
  printSummary(outcomes, results);
  const sum = sumCounts(outcomes.map(({ counts }) => counts));
  const lastLine = `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`;
  return { exitCode: sum.failed > 0 ? 1 : 0, lastLine };
});
