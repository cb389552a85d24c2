import './lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { checkBuild } from './check-compatibility/index';
import { applyExceptions } from './check-compatibility/exceptions';
import { formatFinding } from './check-compatibility/finding';
import { readBuild } from './check-compatibility/read-build';
import { runCommand } from './lib/command';
import { publicDir } from './lib/paths';
import { reportProblems } from './lib/problem';

const { dir } = new Command('compatibility:check')
  .description('Check the built site against the oldest browsers of browserslist: syntax, built-ins and CSS')
  .option('--dir <path>', 'folder of the build', publicDir)
  .parse()
  .opts<{ dir: string }>();

void runCommand(async () => {
  const started = performance.now();
  const build = readBuild(path.resolve(dir), path.resolve(dir, '../.cache'));
  const { open, stale } = applyExceptions(checkBuild(build));
  reportProblems({
    checked: `${build.pages} pages, ${build.scripts.length} different scripts and ${build.styles.length} styles`,
    problems: [
      ...open.map(formatFinding),
      ...stale.map(
        ({ path: feature }) => `scripts/check-compatibility/exceptions.ts: nothing uses ${feature}`,
      ),
    ],
    started,
  });
  return { exitCode: Number(process.exitCode ?? 0), lastLine: '' };
});
