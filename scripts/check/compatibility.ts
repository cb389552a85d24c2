import '../lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { checkBuild } from './promised-browsers/index';
import { applyExceptions } from './promised-browsers/exceptions';
import { formatFinding } from './promised-browsers/finding';
import { readBuild } from './promised-browsers/read-build';
import { runCommand } from '../lib/command';
import { publicDir } from '../lib/paths';
import { reportProblems } from '../lib/problem';

const { dir } = new Command('npm run check -- compatibility')
  .description('Check the built site against the oldest browsers of browserslist: syntax, built-ins and CSS')
  .option('--dir <path>', 'folder of the build', publicDir)
  .parse()
  .opts<{ dir: string }>();

void runCommand(async () => {
  const started = performance.now();
  const build = readBuild(path.resolve(dir), path.resolve(dir, '../.cache'));
  const { open, stale } = applyExceptions(checkBuild(build));
  return reportProblems({
    checked: `${build.pages} pages, ${build.scripts.length} different scripts and ${build.styles.length} styles`,
    problems: [
      ...open.map(formatFinding),
      ...stale.map(
        ({ path: feature }) => `scripts/check/promised-browsers/exceptions.ts: nothing uses ${feature}`,
      ),
    ],
    started,
  });
});
