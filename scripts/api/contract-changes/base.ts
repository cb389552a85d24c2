import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, type CommandContext } from '../../lib/command';
import { tryGit } from '../../lib/git';
import { rootDir } from '../../lib/paths';

const commitOf = (revision: string): string | undefined =>
  tryGit(rootDir, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)?.trim();

/**
 * What this branch is compared with: the main branch, or the commit before where this is the main branch.
 * @returns undefined in a checkout that has neither
 */
export function mainRevision(): string | undefined {
  const head = commitOf('HEAD');
  const main = ['origin/main', 'main'].map(commitOf).find(Boolean);
  return main && main !== head
    ? (tryGit(rootDir, 'merge-base', main, 'HEAD')?.trim() ?? main)
    : commitOf('HEAD~1');
}

/**
 * The file of a contract.
 * @param source a file, or a revision of git, whose openapi/public-api.yaml is written to a file of its own until the end
 * @throws CommandError when it is neither
 */
export function readContract(context: CommandContext, source: string): string {
  if (existsSync(source)) return source;
  const text = commitOf(source) && tryGit(rootDir, 'show', `${source}:openapi/public-api.yaml`);
  if (!text) throw new CommandError(`${source} is no file, and no revision with openapi/public-api.yaml.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  context.onEnd(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'public-api.yaml');
  writeFileSync(file, text);
  return file;
}
