import path from 'node:path';
import { runChild } from '../lib/child-process';
import { rootDir } from '../lib/paths';
import { countOne, readJestCounts, withExitCode } from './counts';
import { buildStep, e2eStep } from './site-steps';
import type { TestStep } from './test-step';

/** A program that is one check: it reads files only, and passes when it exits with 0. */
function check(name: string, title: string, program: string, ...args: string[]): TestStep {
  const file = path.join(rootDir, 'node_modules/.bin', program);
  return {
    name,
    title,
    readsOnly: true,
    run: async (context) => countOne((await runChild(context, [file, ...args], { outputAtEnd: true })) === 0),
  };
}

const script = (name: string, title: string, file: string, ...args: string[]): TestStep =>
  check(name, title, 'tsx', `scripts/${file}.ts`, ...args);

const jestReport = path.join(rootDir, 'test-results/jest.json');

const unit: TestStep = {
  name: 'unit',
  title: 'Unit and API tests',
  needsTools: true,
  run: async (context, { related }) => {
    const report = ['--json', '--testLocationInResults', `--outputFile=${jestReport}`];
    const chosen = related ? ['--findRelatedTests', '--passWithNoTests', ...related] : [];
    const args = ['--ci', '--maxWorkers=2', ...report, ...chosen];
    const code = await runChild(context, [path.join(rootDir, 'node_modules/.bin/jest'), ...args]);
    const counts = readJestCounts(jestReport);
    return related && code === 0 ? counts : withExitCode(counts, code);
  },
};

/** Counts what passed in this run; after a part of the tests only the titles can be checked, which the step `tags` does. */
const conformance: TestStep = {
  name: 'conformance',
  title: 'Conformance table',
  run: async (context, { related, playwright }) => {
    const isWhole = !related && playwright.length === 0;
    if (!isWhole) console.log('Only some tests ran: checking the titles of tests, not what passed.');
    return script('', '', 'check-conformance', ...(isWhole ? ['--reports'] : [])).run(context, {
      playwright: [],
    });
  },
};

/** Every check, quick ones first. Lint and types come after the build, which writes the types of our GraphQL queries. */
export const testSteps: readonly TestStep[] = [
  script('contract', 'Generated code agrees with the contract', 'api-types', '--check'),
  script('rules', "Hosts' rules agree with their tables", 'deploy-rules', '--check'),
  script('icons', 'Icons agree with their packages', 'icons', '--check'),
  script('content', 'Content files', 'check-content'),
  script('translations', 'Translations', 'check-translations'),
  script('tags', 'Requirements have tests', 'check-conformance'),
  script('words', 'Standard terms', 'check-words'),
  check('format', 'Format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check(
    'imports',
    'Layers and circles',
    'depcruise',
    '--config',
    'scripts/import-rules.cjs',
    'src',
    'scripts',
    'deploy',
    'openapi',
    'e2e',
  ),
  unit,
  buildStep,
  check('lint', 'Lint', 'eslint', '.'),
  check('types', 'Types', 'tsc', '--noEmit', '-p', '.'),
  check('browser-types', 'Types of the browser', 'tsc', '--noEmit', '-p', 'src/tsconfig.browser.json'),
  check(
    'unused',
    'Unused exports and dependencies',
    'knip',
    '--no-progress',
    '--config',
    'scripts/knip.json',
    '--preprocessor',
    './scripts/knip-preprocessor.mjs',
  ),
  e2eStep,
  conformance,
];
