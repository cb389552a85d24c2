/** Checks that the requirements in `docs/conformance.md` that are said to be shown have tests that show them. */
import path from 'node:path';
import { Command } from 'commander';
import { checkConformance, conformanceFile } from './checks/conformance';
import { formatProblem } from './checks/problem';
import { rootDir } from './lib/paths';

function main() {
  const command = new Command('conformance:check')
    .description(`Check that every test named in ${conformanceFile} exists and is not skipped`)
    .option('--root <path>', 'check another copy of the project', rootDir)
    .parse();
  const { root } = command.opts<{ root: string }>();
  const started = performance.now();
  const { shown, planned, tests, problems } = checkConformance(path.resolve(root));
  for (const problem of problems) console.error(formatProblem(problem));
  const result = problems.length === 0 ? 'no mistakes' : `mistakes: ${problems.length}`;
  const time = Math.round(performance.now() - started);
  console.log(`requirements: ${shown} shown by ${tests} tests, ${planned} planned, ${result}, in ${time} ms`);
  if (problems.length > 0) process.exitCode = 1;
}

main();
