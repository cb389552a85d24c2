/** Pages follow the content while developing. */
import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { sourceContent, type ContentTools } from './source-content';

/** Editors write a file in several steps; one save counts once. */
const QUIET_MS = 150;

const watched = new Set<string>();

/** Sources the content again when files below `root` were changed, added or deleted. A folder is watched once a process. */
export function watchContent(tools: ContentTools, root: string): void {
  if (watched.has(root)) return;
  watched.add(root);
  // A file may be gone between listing and reading; the next change reads it again.
  const refresh = () =>
    sourceContent(tools, root).catch((error: Error) =>
      tools.reporter.error('The content cannot be read', error),
    );
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), QUIET_MS);
  };
  for (const folder of foldersIn(root)) watch(folder, restart);
}

/** Folder by folder, because Node's recursive watching on Linux loses a file that an editor replaces on saving. */
function foldersIn(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return [root, ...names.map((name) => path.join(root, name))].filter((name) => statSync(name).isDirectory());
}
