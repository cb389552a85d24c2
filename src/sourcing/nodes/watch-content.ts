import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { sourceContent, type ContentTools } from './source-content';

/** Editors write a file in several steps; one save counts once. */
const debounceMilliseconds = 50;

const watchedRoots = new Set<string>();

/** Sources the content again when a file below `root` is changed, added or deleted. A root is watched once a process. */
export function watchContent(tools: ContentTools, root: string): void {
  if (watchedRoots.has(root)) return;
  watchedRoots.add(root);
  let refreshed: Promise<unknown> = Promise.resolve();
  // One after the other: a text that was read earlier and stored later would stay. A file may be removed between listing and
  // reading; the next change reads it again.
  const refresh = () => {
    refreshed = refreshed
      .then(() => sourceContent(withoutWaiting(tools), root))
      .catch((error: Error) => tools.reporter.error('The content cannot be read', error));
  };
  let timer: NodeJS.Timeout | undefined;
  const scheduleRefresh = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, debounceMilliseconds);
  };
  for (const folder of foldersIn(root)) watch(folder, scheduleRefresh).unref();
}

/** Folder by folder, because Node's recursive watching on Linux loses a file that an editor replaces on saving. */
function foldersIn(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return [root, ...names.map((name) => path.join(root, name))].filter((name) => statSync(name).isDirectory());
}

/** As many changes of nodes as Gatsby takes at once; after fewer it waits half a second for more. */
const fullBatch = 100;

/** Fills Gatsby's batch with the first change, so that the page shows a text while it is typed. */
function withoutWaiting(tools: ContentTools): ContentTools {
  let isFilled = false;
  const createNode: ContentTools['actions']['createNode'] = (node) => {
    const made = tools.actions.createNode(node);
    const known = tools.getNodesByType(node.internal.type)[0];
    if (!isFilled && known) for (let count = 0; count < fullBatch; count++) tools.actions.touchNode(known);
    isFilled = true;
    return made;
  };
  return { ...tools, actions: { ...tools.actions, createNode } };
}
