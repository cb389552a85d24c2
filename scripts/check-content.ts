/** Checks the editors' texts in `content/` and names every mistake with its file and line. */
import path from 'node:path';
import { Command } from 'commander';
import { checkContent, formatProblem } from '../src/sourcing/content';

function main() {
  const command = new Command('content:check')
    .description('Check every text in content/: both languages, all fields, the media they name')
    .option('--folder <path>', 'check another folder', path.resolve(__dirname, '../content'))
    .parse();
  const { folder } = command.opts<{ folder: string }>();
  const started = performance.now();
  const { files, problems } = checkContent(path.resolve(folder));
  for (const problem of problems) console.error(formatProblem(problem));
  const wrongFiles = new Set(problems.map((problem) => problem.path)).size;
  const result =
    problems.length === 0 ? 'no mistakes' : `mistakes: ${problems.length} (files: ${wrongFiles})`;
  console.log(`content files checked: ${files}, ${result}, in ${Math.round(performance.now() - started)} ms`);
  if (problems.length > 0) process.exitCode = 1;
}

main();
