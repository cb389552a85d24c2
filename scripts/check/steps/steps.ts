import path from 'node:path';
import { scripts } from '../../../package.json';
import { mainRevision } from '../../api/contract-changes/base';
import { runChild } from '../../lib/child-process';
import { rootDir } from '../../lib/paths';
import { countFailures, countOne, withExitCode } from './counts';
import { readable, readJestCounts } from './reports';
import { buildStep, e2eStep, enginesStep } from './site-steps';
import { lighthouseStep } from './lighthouse-step';
import { editingStep } from './editing-step';
import { examplesStep } from './examples-step';
import { vulnerabilitiesStep } from './vulnerabilities-step';
import { oldestNodeStep } from './oldest-node-step';
import type { TestStep } from './test-step';

/**
 * A command that is one check: it reads files only, and passes when it exits with 0.
 * @param takes files that it checks one by one, in place of the folder that the command ends with
 */
function check(
  name: string,
  title: string,
  command: string,
  { after, takes }: Pick<TestStep, 'after'> & { takes?: RegExp } = {},
): TestStep {
  const [program = '', ...words] = command.split(' ');
  const file = path.join(rootDir, 'node_modules/.bin', program);
  return {
    name,
    title,
    ...(after && { after }),
    run: async (context, { only }) => {
      let said = '';
      const chosen = takes && only?.files.filter((one) => takes.test(one));
      if (chosen?.length === 0) return countOne(true);
      // The last word is the folder.
      const args = chosen ? [...words.slice(0, -1), ...chosen] : words;
      // What is wrong is on the error output where a program has both.
      const onOutput = (text: string, errors: string) => (said = errors.trim() || text);
      const code = await runChild(context, [file, ...args], { output: 'at-end', onOutput });
      const failure = { name: `ended with ${code}`, message: readable(said), isShown: true };
      return countFailures(code === 0 ? [] : [failure]);
    },
  };
}

/** The WebAssembly of the embedded database runs shorter in tests than it takes to optimize. Jest's workers inherit this. */
const nodeOptions = ['--liftoff-only', '--max-semi-space-size=64'];

const jestReport = path.join(rootDir, 'test-results/jest.json');

const unit: TestStep = {
  name: 'unit',
  title: 'Unit and API tests',
  tools: ['PostgreSQL', 'nginx'],
  runsWithoutTools: true,
  cores: 2,
  run: async (context, { only }) => {
    const report = ['--json', '--testLocationInResults', `--outputFile=${jestReport}`];
    const chosen = only ? ['--runTestsByPath', ...only.tests] : [];
    const args = ['--ci', '--maxWorkers=2', ...report, ...chosen];
    const jest = path.join(rootDir, 'node_modules/jest/bin/jest.js');
    const code = await runChild(context, [process.execPath, ...nodeOptions, jest, ...args]);
    return withExitCode(readJestCounts(jestReport), code);
  },
};

/** Counts what passed in this run; after a part of the tests only the titles can be checked, which the step `tags` does. */
const conformance: TestStep = {
  name: 'conformance',
  title: 'Conformance table',
  after: ['unit', 'e2e', 'engines'],
  run: async (context, { only, playwright, missing = [] }) => {
    const isWhole = !only && playwright.length === 0 && missing.length === 0;
    if (!isWhole) console.log('Only some tests ran: checking the titles of tests, not what passed.');
    const command = 'tsx scripts/check/conformance.ts' + (isWhole ? ' --reports' : '');
    return check('', '', command).run(context, { playwright: [] });
  },
};

const versionCheck = check(
  'contract-changes',
  "The contract's version says what changed",
  'tsx scripts/api/diff.ts',
);

/** Skipped in a checkout of a single commit: there is nothing to compare with. */
const contractChanges: TestStep = {
  ...versionCheck,
  run: async (...args) => (mainRevision() ? versionCheck.run(...args) : { passed: 0, failed: 0, skipped: 1 }),
};

/** Reads the types of our GraphQL queries, which the build brings up to date. */
const afterBuild = { after: ['build'] };

/**
 * Every check. The build keeps one core busy for most of its time: quick checks run on the other one.
 */
export const testSteps: readonly TestStep[] = [
  buildStep,
  check('contract', 'Generated code agrees with the contract', `tsx scripts/api/types.ts --check`),
  check('contract-rules', 'Rules of the contract', 'tsx scripts/api/lint.ts'),
  contractChanges,
  check('rules', "Hosts' rules agree with their tables", `${scripts['deploy:rules']} --check`),
  check('icons', 'Icons agree with their drawings', `${scripts.icons} --check`),
  check('content', 'Content files', 'tsx scripts/content/check.ts'),
  check('translations', 'Translations', 'tsx scripts/content/translations.ts'),
  check('tags', 'Requirements have tests', 'tsx scripts/check/conformance.ts'),
  check('words', 'Standard terms', 'tsx scripts/check/words.ts'),
  check('imports', 'Layers and circles', scripts.imports),
  check('format', 'Format', 'prettier --check --log-level warn --ignore-unknown .', { takes: /./ }),
  check('unused', 'Unused exports and dependencies', scripts.unused),
  vulnerabilitiesStep,
  check('lint', 'Lint', scripts.lint, { ...afterBuild, takes: /\.(?:[cm]?js|tsx?)$/ }),
  check('types', 'Types', 'tsc --noEmit -p .', afterBuild),
  check('browser-types', 'Types of the browser', 'tsc --noEmit -p src/tsconfig.browser.json', afterBuild),
  check('worker-types', 'Types of the service worker', 'tsc --noEmit -p src/worker', afterBuild),
  check(
    'compatibility',
    'Built files run in the promised browsers',
    'tsx scripts/check/compatibility.ts',
    afterBuild,
  ),
  unit,
  oldestNodeStep,
  e2eStep,
  enginesStep,
  editingStep,
  lighthouseStep,
  examplesStep,
  conformance,
];
