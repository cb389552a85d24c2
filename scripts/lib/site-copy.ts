import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editedFolders } from '../content/editing/working-copy';
import { runScript, type ChildOptions } from './child-process';
import { CommandError, type CommandContext } from './command';
import { projectFiles } from './git';
import { rootDir } from './paths';

/** What builds leave in a copy: it makes the next one faster. */
const built = ['.cache', 'public', '.data'];

/** Folders of installed packages. */
const installed = ['node_modules', 'scripts/content/editing/node_modules'];

/** A new folder for a copy, which is there until the command ends. */
export function makeCopyFolder(context: CommandContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Brings a copy of this checkout up to date: built there, `public/` and `.cache/` of the checkout stay as they are. */
export function copySources(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) {
    if (!built.includes(name)) rmSync(path.join(directory, name), { recursive: true });
  }
  for (const file of projectFiles()) cpSync(path.join(rootDir, file), path.join(directory, file));
  for (const modules of installed) symlinkSync(path.join(rootDir, modules), path.join(directory, modules));
}

/** Makes the next build of a copy its first one. */
export function forgetBuilds(directory: string): void {
  for (const name of built) rmSync(path.join(directory, name), { recursive: true, force: true });
}

/** Gives a copy the texts of another one, in which they were edited. */
export function copyTexts(from: string, to: string): void {
  for (const folder of editedFolders) {
    rmSync(path.join(to, folder), { recursive: true });
    cpSync(path.join(from, folder), path.join(to, folder), { recursive: true, preserveTimestamps: true });
  }
}

/** Pictures that builds of the checkout made, which the next build takes as they are. */
const pictures = ['public/static', '.data/social-cards'];

/** Lets the first build of a copy go on from the pictures of the checkout, where there are some. */
export function copyPictures(directory: string): void {
  for (const folder of pictures.filter((name) => existsSync(path.join(rootDir, name))))
    cpSync(path.join(rootDir, folder), path.join(directory, folder), {
      recursive: true,
      preserveTimestamps: true,
    });
}

/**
 * Builds the copy as `npm run build` does.
 * @throws CommandError when the build fails
 */
export async function buildCopy(
  context: CommandContext,
  directory: string,
  env: Record<string, string>,
  options: Pick<ChildOptions, 'onStart' | 'output'> = {},
): Promise<void> {
  const code = await runScript(context, ['build/build.ts'], { ...options, env, directory });
  if (code !== 0) throw new CommandError(`The site was not built: see above (${code}).`);
}
