import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild, type ChildOptions } from './child-process';
import { CommandError, type CommandContext } from './command';
import { projectFiles } from './git';
import { rootDir, tsxCli } from './paths';

/** Left in the copy from build to build: they make the next one faster. */
const reused = new Set(['.cache', 'public', '.data']);

/** Folders of installed packages. */
const installed = ['node_modules', 'scripts/cms/node_modules'];

const folders = new WeakMap<CommandContext, string>();

/** A folder for a copy until the command ends. All parts of a command share it: each build makes the next one faster. */
export function copyFolder(context: CommandContext): string {
  const known = folders.get(context);
  if (known) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  folders.set(context, folder);
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Brings a copy of this checkout up to date: built there, `public/` and `.cache/` of the checkout stay as they are. */
export function copySources(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) {
    if (!reused.has(name)) rmSync(path.join(directory, name), { recursive: true });
  }
  for (const file of projectFiles()) cpSync(path.join(rootDir, file), path.join(directory, file));
  for (const modules of installed) symlinkSync(path.join(rootDir, modules), path.join(directory, modules));
}

/**
 * Builds the copy as `npm run build` does.
 * @throws CommandError when the build fails
 */
export async function buildCopy(
  context: CommandContext,
  directory: string,
  env: Record<string, string>,
  options: Pick<ChildOptions, 'onStart' | 'onOutput' | 'output'> = {},
): Promise<void> {
  const script = path.join(directory, 'scripts/build.ts');
  const code = await runChild(context, [process.execPath, tsxCli, script], { ...options, env, directory });
  if (code !== 0) throw new CommandError(`The site was not built: see above (${code}).`);
}
