import { readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { SavedText, SavedTexts } from '../../../lib/saved-texts';
import { localesFolder } from './read-texts';

/** JSON without its spaces; undefined while a file is half written, or has a mistake, which the page shows. */
function jsonOf(file: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Follows the texts of the interface below `root`, the root of the project, for as long as the process runs.
 * @returns a function that answers what was saved after a version; 0 is the beginning
 */
export function watchTextFiles(root: string): (after: number) => SavedTexts {
  const saved = new Map<string, SavedText & { version: number }>();
  let version = 0;
  const folder = path.join(root, localesFolder);
  for (const language of readdirSync(folder)) {
    const read = (_: unknown, name: string | null) => {
      if (!name?.endsWith('.json')) return;
      const file = path.join(folder, language, name);
      const data = jsonOf(file);
      if (data === undefined || saved.get(file)?.data === data) return;
      version += 1;
      saved.set(file, { language, namespace: path.basename(name, '.json'), data, version });
    };
    // The folder, since editors replace a file by another of its name.
    watch(path.join(folder, language), { persistent: false }, read);
  }
  return (after) => ({
    version,
    texts: [...saved.values()]
      .filter((text) => text.version > after)
      .map(({ language, namespace, data }) => ({ language, namespace, data })),
  });
}
