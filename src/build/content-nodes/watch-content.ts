/** Pages follow the content while developing. */
import { watch } from 'node:fs';

/** Editors write a file in several steps; one save counts once. */
const QUIET_MS = 150;

const watched = new Set<string>();

/** Calls `onChange` when files below `root` were changed, added or deleted. A folder is watched once a process. */
export function watchContent(root: string, onChange: () => void): void {
  if (watched.has(root)) return;
  watched.add(root);
  let timer: NodeJS.Timeout | undefined;
  watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  });
}
