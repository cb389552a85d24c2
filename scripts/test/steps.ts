import path from 'node:path';
import { runChild } from '../lib/child-process';
import { rootDir } from '../lib/paths';
import { countOne, readJestCounts, withExitCode } from './counts';
import { buildStep, e2eStep } from './site-steps';
import type { TestStep } from './test-step';

/** A program that is one check: it passes when it exits with 0. */
function check(name: string, title: string, ...command: [string, ...string[]]): TestStep {
  return { name, title, run: async (context) => countOne((await runChild(context, command)) === 0) };
}

const jestReport = path.join(rootDir, 'test-results/jest.json');

const unit: TestStep = {
  name: 'unit',
  title: 'Unit and API tests',
  needsTools: true,
  run: async (context) => {
    const args = ['jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${jestReport}`];
    const code = await runChild(context, ['npx', ...args]);
    return withExitCode(readJestCounts(jestReport), code);
  },
};

const checkConformance = 'scripts/check-conformance.ts';

const conformance: TestStep = {
  name: 'conformance',
  title: 'Conformance table',
  run: async (lifetime, playwrightArguments) => {
    const isWhole = playwrightArguments.length === 0;
    if (!isWhole)
      console.log('Playwright ran with arguments: checking the titles of tests, not what passed.');
    const code = await runChild(lifetime, [
      'npx',
      'tsx',
      checkConformance,
      ...(isWhole ? ['--reports'] : []),
    ]);
    return countOne(code === 0);
  },
};

/** Every check, quick ones first. Types and lint come after the build, which writes the types of our GraphQL queries. */
export const testSteps: readonly TestStep[] = [
  check(
    'contract',
    'Generated code agrees with the contract',
    'npx',
    'tsx',
    'scripts/api-types.ts',
    '--check',
  ),
  check('rules', "Hosts' rules agree with their tables", 'npx', 'tsx', 'scripts/deploy-rules.ts', '--check'),
  check('content', 'Content files', 'npx', 'tsx', 'scripts/check-content.ts'),
  check('translations', 'Translations', 'npx', 'tsx', 'scripts/check-translations.ts'),
  check('conformance', 'Conformance table', 'npx', 'tsx', 'scripts/check-conformance.ts'),
  check('format', 'Format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'),
  unit,
  buildStep,
  check('types', 'Types', 'npx', 'tsc', '--noEmit', '-p', '.'),
  check('lint', 'Lint', 'npx', 'eslint', '.'),
  e2eStep,
  conformance,
];
