import '../lib/supported-system';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { checkConformance, conformanceFile, testsInReports, testsInSources } from './requirements/index';
import { formatProblem, reportProblems } from '../lib/problem';
import { rootDir } from '../lib/paths';

const { root, reports } = new Command('npm run check -- conformance')
  .description(
    'Check that each requirement in docs/conformance.md has a test with its id that is not skipped',
  )
  .option('--reports', 'count the tests that passed in the last run of `npm test`, not those that are there')
  .option('--root <path>', 'check another copy of the project', rootDir)
  .parse()
  .opts<{ root: string; reports?: boolean }>();
const started = performance.now();
const passed = reports ? testsInReports(path.resolve(root)) : undefined;
if (reports && !passed) {
  console.log(
    'What passed is known after the steps unit and e2e only: checking the titles of tests instead.',
  );
}
const tests = passed ?? testsInSources(root);
const table = readFileSync(path.join(root, conformanceFile), 'utf8');
const { requirements, problems } = checkConformance(table, tests);
process.exitCode = reportProblems({
  checked: `requirements: ${requirements}, tests with their ids: ${tests.length}`,
  problems: problems.map(formatProblem),
  started,
}).exitCode;
