import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEditable, RefusedChange } from './working-copy';

export interface DraftFile {
  /** From the root of the project: `content/faq/deed.md`. */
  path: string;
  /** Base64. */
  content: string;
}

/**
 * A copy of `content/` in which one entry at a time is as it was typed and not saved. The development site shows it.
 * @param root the project, with the folder `content`
 * @param folder the copy; made again
 */
export function createDrafts(root: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'content'), folder, { recursive: true });
  let drafted = new Set<string>();

  const place = (file: string) => {
    if (!isEditable(root, file, ['content'])) throw new RefusedChange(`${file} is not a file of content/.`);
    return path.join(folder, path.relative('content', file));
  };
  const write = (file: string, bytes: Buffer) => {
    const target = place(file);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  };
  /** As it is saved, or not at all. */
  const restore = (file: string) => {
    const saved = path.join(root, file);
    if (existsSync(saved)) write(file, readFileSync(saved));
    else rmSync(place(file), { force: true });
  };

  return {
    /** Shows the files of an entry; what was shown of another is as it is saved again. */
    show(files: readonly DraftFile[]): void {
      const shown = new Set(files.map((file) => file.path));
      for (const file of shown) place(file);
      for (const file of drafted) if (!shown.has(file)) restore(file);
      for (const file of files) write(file.path, Buffer.from(file.content, 'base64'));
      drafted = shown;
    },
    /** Shows files as they are saved. */
    update(files: readonly string[]): void {
      for (const file of files.filter((name) => name.startsWith('content/'))) {
        restore(file);
        drafted.delete(file);
      }
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
