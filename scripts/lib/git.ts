import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './paths';

/** The files that a git command lists, as paths from `root`, the root of a repository. */
export function gitFiles(root: string, command: 'ls-files' | 'diff', ...args: string[]): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 } as const;
  return execFileSync('git', [command, '-z', ...args], options)
    .split('\0')
    .filter(Boolean);
}

/** Every file below these folders that git knows or would add. */
export const projectFiles = (...folders: string[]): string[] =>
  gitFiles(rootDir, 'ls-files', '--cached', '--others', '--exclude-standard', ...folders).filter((file) =>
    existsSync(path.join(rootDir, file)),
  );
