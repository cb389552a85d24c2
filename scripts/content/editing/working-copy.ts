import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../lib/file-trees';
import { tryGit } from '../../lib/git';
import { isStale, StaleChange, type FileChange } from './file-change';
import { createSaves, readIfThere, type WantedFile } from './save-together';

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

/** As git names the content of a file. */
export const gitSha = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

const describe = (file: string, bytes: Buffer): WorkingFile => ({
  path: file,
  sha: gitSha(bytes),
  size: bytes.length,
});

/** Where files are written before they take their places, from the root of the project. */
const savingFolder = '.data/cms/saving';

/** The files of the project that editors change: those below `folders`, which are from the root. */
export function createWorkingCopy(root: string, folders: readonly string[]) {
  const place = (file: string) => {
    if (!isEditable(root, file, folders))
      throw new RefusedChange(`${file} is not one of the files that editors change.`);
    return path.join(root, file);
  };
  const saves = createSaves(path.join(root, savingFolder), place);
  // What a server left that was cut off.
  saves.finish();
  const permit = (changes: readonly FileChange[]) => {
    for (const change of changes) {
      place(change.path);
      if (change.from_path) place(change.from_path);
    }
  };
  const read = (file: string) => readFileSync(place(file));
  const versionOf = (file: string) => {
    const bytes = readIfThere(place(file));
    return bytes && gitSha(bytes);
  };
  return {
    read,
    list(): WorkingFile[] {
      return folders
        .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
        .filter((file) => isEditedFile(file, folders))
        .sort()
        .map((file) => describe(file, read(file)));
    },
    /** @throws RefusedChange where a change is of a file that editors do not change */
    permit,
    /**
     * Makes all changes; none when one of them is refused, or when the server is cut off meanwhile.
     * @throws StaleChange where a file is no longer the version that its change began from
     */
    write(changes: readonly FileChange[]): WorkingFile[] {
      permit(changes);
      const stale = changes.find((change) => isStale(change, versionOf(change.from_path ?? change.path)));
      if (stale) throw new StaleChange(stale.path);
      const wanted = changes.flatMap(({ operation, path: file, from_path, content = '' }): WantedFile[] => {
        if (operation === 'delete') return [{ path: file }];
        const bytes = Buffer.from(content, 'base64');
        // Last: a file that moves is twice there rather than nowhere.
        const moved = from_path && from_path !== file ? [{ path: from_path }] : [];
        return [{ path: file, bytes }, ...moved];
      });
      saves.save(wanted);
      return changes.map(({ operation, path: file, content = '' }) => {
        if (operation === 'delete') return { path: file, sha: '', size: 0 };
        return describe(file, Buffer.from(content, 'base64'));
      });
    },
    /** Who changed the file and when, newest first; nothing where there is no git. */
    history(file: string): { sha: string; name: string; email: string; date: string }[] {
      place(file);
      const log = tryGit(root, 'log', '-100', '--format=%H%x09%an%x09%ae%x09%aI', '--', file) ?? '';
      return log
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [sha = '', name = '', email = '', date = ''] = line.split('\t');
          return { sha, name, email, date };
        });
    },
  };
}

export type WorkingCopy = ReturnType<typeof createWorkingCopy>;
