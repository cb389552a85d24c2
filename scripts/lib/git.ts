import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './paths';

/** What a git command prints. @throws Error when it fails */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: 'pipe' });

/** What a git command prints; undefined when it fails, as outside of a checkout. */
export const tryGit = (root: string, ...args: string[]): string | undefined => {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
};

/** The files that a git command lists, as paths from `root`, the root of a repository. */
export const gitFiles = (root: string, command: 'ls-files' | 'diff', ...args: string[]): string[] =>
  git(root, command, '-z', ...args)
    .split('\0')
    .filter(Boolean);

/** Every file below these folders that git knows or would add. */
export const projectFiles = (...folders: string[]): string[] =>
  gitFiles(rootDir, 'ls-files', '--cached', '--others', '--exclude-standard', ...folders).filter((file) =>
    existsSync(path.join(rootDir, file)),
  );
