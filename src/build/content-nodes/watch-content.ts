/** Pages follow the content while developing. */
import { watch } from 'node:fs';
import { sourceContent, type ContentTools } from './source-content';

/** Editors write a file in several steps; one save counts once. */
const QUIET_MS = 150;

const watched = new Set<string>();

/** Sources the content again when files below `root` were changed, added or deleted. A folder is watched once a process. */
export function watchContent(tools: ContentTools, root: string): void {
  if (watched.has(root)) return;
  watched.add(root);
  const refresh = () => {
    try {
      sourceContent(tools, root);
    } catch (error) {
      // A file may be gone between listing and reading; the next change reads it again.
      tools.reporter.error('The content cannot be read', error as Error);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, QUIET_MS);
  });
}
