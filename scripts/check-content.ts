import path from 'node:path';
import { Command } from 'commander';
import { checkContent, formatProblem } from '../src/sourcing/content';
import { reportProblems } from './lib/problem';
import { rootDir } from './lib/paths';

const { folder } = new Command('content:check')
  .description('Check every text in content/: both languages, all fields, the media they name')
  .option('--folder <path>', 'check another folder', path.join(rootDir, 'content'))
  .parse()
  .opts<{ folder: string }>();

const started = performance.now();
const { files, problems } = checkContent(path.resolve(folder));
const wrongFiles = new Set(problems.map((problem) => problem.path)).size;
reportProblems(
  { checked: `content files checked: ${files}`, problems: problems.map(formatProblem), started },
  ` (files: ${wrongFiles})`,
);
