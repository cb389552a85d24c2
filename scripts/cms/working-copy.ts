import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What editors change, from the root of the project. */
export const editedFolders = ['content', 'src/i18n/locales'] as const;

export interface WorkingFile {
  /** From the root of the project, with `/`. */
  path: string;
  /** As git names the content. */
  sha: string;
  /** Bytes. */
  size: number;
}

/** A change of one file, as the editing page sends it. */
export interface FileChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** Where the file was before, if it moves. */
  from_path?: string;
  /** Base64. */
  content?: string;
}

/** A change that may not be made; the message says why. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
}

/** Beside the texts of the interface nothing is kept: code there would become a part of the site. */
const isText = (file: string): boolean => !file.startsWith('src/') || file.endsWith('.json');

/** Whether a path is that of a file in one of the folders, without a way out of it and not hidden. */
export const isEditedFile = (file: string, folders: readonly string[]): boolean =>
  path.posix.normalize(file) === file &&
  folders.some((folder) => file.startsWith(`${folder}/`)) &&
  !file.split('/').some((part) => part.startsWith('.')) &&
  isText(file);

/** Whether a part of the path is a link, which may lead anywhere. */
function isLinked(root: string, file: string): boolean {
  const parts = file.split('/');
  return parts.some((_, at) =>
    lstatSync(path.join(root, ...parts.slice(0, at + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}

/** Whether editors may change the file: one of theirs, in the project itself. */
export const isEditable = (root: string, file: string, folders: readonly string[]): boolean =>
  isEditedFile(file, folders) && !isLinked(root, file);

const gitSha = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** Where a file is written before it takes its place, from the root of the project. */
const savingFolder = '.data/cms/saving';

/** The files of the project that editors change: those below `folders`, which are from the root. */
export function createWorkingCopy(root: string, folders: readonly string[]) {
  const saving = path.join(root, savingFolder);
  // What a server left that was cut off.
  rmSync(saving, { recursive: true, force: true });
  const place = (file: string) => {
    if (!isEditable(root, file, folders))
      throw new RefusedChange(`${file} is not one of the files that editors change.`);
    return path.join(root, file);
  };
  const permit = (changes: readonly FileChange[]) => {
    for (const change of changes) {
      place(change.path);
      if (change.from_path) place(change.from_path);
    }
  };
  const read = (file: string) => readFileSync(place(file));
  /** Whoever reads the file, and whatever cuts this off, it is as it was or as it will be, and on the disk. */
  const save = (file: string, bytes: Buffer) => {
    const target = place(file);
    const temporary = path.join(saving, 'file');
    mkdirSync(saving, { recursive: true });
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(temporary, bytes, { flush: true });
    renameSync(temporary, target);
  };
  return {
    read,
    list(): WorkingFile[] {
      return folders
        .flatMap((folder) =>
          readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
        )
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => isEditedFile(file, folders))
        .sort()
        .map((file) => {
          const bytes = read(file);
          return { path: file, sha: gitSha(bytes), size: bytes.length };
        });
    },
    /** @throws RefusedChange where a change is of a file that editors do not change */
    permit,
    /** Makes all changes; none when one of them is refused. */
    write(changes: readonly FileChange[]): WorkingFile[] {
      permit(changes);
      return changes.map(({ operation, path: file, from_path, content = '' }) => {
        if (operation === 'delete') {
          rmSync(place(file), { force: true });
          return { path: file, sha: '', size: 0 };
        }
        const bytes = Buffer.from(content, 'base64');
        save(file, bytes);
        // Last: a file that moves is twice there rather than nowhere.
        if (from_path && from_path !== file) rmSync(place(from_path), { force: true });
        return { path: file, sha: gitSha(bytes), size: bytes.length };
      });
    },
    /** Who changed the file and when, newest first; nothing where there is no git. */
    history(file: string): { sha: string; name: string; email: string; date: string }[] {
      place(file);
      try {
        const log = execFileSync('git', ['log', '-100', '--format=%H%x09%an%x09%ae%x09%aI', '--', file], {
          cwd: root,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        return log
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => {
            const [sha = '', name = '', email = '', date = ''] = line.split('\t');
            return { sha, name, email, date };
          });
      } catch {
        return [];
      }
    },
  };
}

export type WorkingCopy = ReturnType<typeof createWorkingCopy>;
