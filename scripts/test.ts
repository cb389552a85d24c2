import './lib/supported-system';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { runCommand } from './lib/command';
import { findTools } from './lib/ensure-tools';
import { parseNames } from './lib/options';
import { rootDir } from './lib/paths';
import { step } from './lib/step';
import { affectedBy, changedSince, everySpec, type Affected } from './test/changed';
import { sumCounts } from './test/counts';
import { describeFailures, runSteps } from './test/run-steps';
import { testSteps } from './test/steps';

const names = testSteps.map(({ name }) => name);

const command = new Command('test')
  .description('Run every check; a failing one does not stop those after it')
  .argument('[playwright...]', 'arguments for Playwright, after --')
  .option('--only <steps>', `only these, separated by commas: ${names.join(', ')}`, parseNames(names), names)
  .option('--skip <steps>', 'all but these', parseNames(names), [])
  .option('--stale', 'let browser tests look at a build that is older than its sources')
  .option('--changed [commit]', 'only what the changes since a commit can break; HEAD unless told')
  .parse();

interface Options {
  only: string[];
  skip: string[];
  changed?: string | true;
  stale?: boolean;
}

function affectedSince(commit: string): Affected {
  const changed = changedSince(commit);
  const affected = affectedBy(changed, everySpec());
  console.log(`${changed.length} files changed since ${commit}: ${affected.steps.join(', ')}`);
  if (affected.specs) console.log(`Browser tests: ${affected.specs.length} files`);
  return affected;
}

void runCommand(async (context) => {
  const { only, skip, changed, stale = false } = command.opts<Options>();
  const affected = changed && affectedSince(changed === true ? 'HEAD' : changed);
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
    playwright: [...((affected && affected.specs) ?? []), ...command.args],
    ...(affected && affected.related && { related: affected.related }),
  };

  const outcomes = await runSteps(context, steps, options);
  const rows = outcomes.map(({ title, counts: { passed, failed, skipped }, time }) => [
    title,
    { passed, failed, skipped, time },
  ]);
  console.log();
  console.table(Object.fromEntries(rows));
  for (const line of describeFailures(outcomes)) console.error(line);
  const sum = sumCounts(outcomes.map(({ counts }) => counts));
  const lastLine = `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`;
  return { exitCode: sum.failed > 0 ? 1 : 0, lastLine };
});
