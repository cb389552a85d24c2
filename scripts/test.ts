/** Every check there is: `npm test`. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { runCommand } from './lib/command';
import { ensureTools } from './lib/ensure-tools';
import { rootDir } from './lib/paths';
import { step } from './lib/step';
import { sumCounts } from './test/counts';
import { runStep, type Outcome } from './test/run-step';
import { testSteps } from './test/steps';

const names = testSteps.map(({ name }) => name);

function parseNames(text: string): string[] {
  const wanted = text.split(',').filter(Boolean);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new InvalidArgumentError(`There is no step ${unknown}. Steps: ${names.join(', ')}.`);
  return wanted;
}

const command = new Command('test')
  .description('Run every check; a failing one does not stop those after it')
  .argument('[playwright...]', 'arguments for Playwright, after --')
  .option('--only <steps>', `only these, separated by commas: ${names.join(', ')}`, parseNames, names)
  .option('--skip <steps>', 'all but these', parseNames, [])
  .parse();

void runCommand(async (context) => {
  const { only, skip } = command.opts<{ only: string[]; skip: string[] }>();
  const steps = testSteps.filter(({ name }) => only.includes(name) && !skip.includes(name));
  const results = path.join(rootDir, 'test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  if (steps.some(({ needsTools }) => needsTools)) await step('Tools', () => ensureTools(context));

  const outcomes: Outcome[] = [];
  for (const [index, testStep] of steps.entries()) {
    const title = `${index + 1}/${steps.length} ${testStep.title}`;
    outcomes.push(await runStep(context, { ...testStep, title }, command.args));
  }
  const rows = outcomes.map(({ title, counts, time }) => [title, { ...counts, time }]);
  console.log();
  console.table(Object.fromEntries(rows));
  const sum = sumCounts(outcomes.map(({ counts }) => counts));
  const lastLine = `${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`;
  return { exitCode: sum.failed > 0 ? 1 : 0, lastLine };
});
