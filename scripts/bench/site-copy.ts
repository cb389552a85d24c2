/** A copy of this checkout to build in, so that `public/` and `.cache/` of the checkout stay as they are. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../lib/paths';

/** Kept from build to build, because they make the next one faster. */
const kept = new Set(['node_modules', '.cache', 'public']);

/** Every file that git knows or would add. */
function sourceFiles(): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', options, { cwd: rootDir, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(rootDir, file)));
}

/** Brings the copy up to date with the checkout. */
export function copySources(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) {
    if (!kept.has(name)) rmSync(path.join(directory, name), { recursive: true });
  }
  for (const file of sourceFiles()) cpSync(path.join(rootDir, file), path.join(directory, file));
  const modules = path.join(directory, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(rootDir, 'node_modules'), modules);
}
