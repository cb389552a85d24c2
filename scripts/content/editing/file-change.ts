import type { Language } from '../../../src/sourcing/content';

/** A change of one file, as the editing page sends it. */
export interface FileChange {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** Where the file was before, if it moves. */
  from_path?: string;
  /** The version that the change began from, as git names its content; none where there was no file. */
  sha?: string;
  /** Base64. */
  content?: string;
}

/** A change of a file that somebody else has changed since it was read. */
export class StaleChange extends Error {
  override readonly name = 'StaleChange';

  constructor(readonly path: string) {
    super(`${path} has changed since it was opened.`);
  }

  in(language: Language): string {
    return {
      ar: `تغيّر الملف ${this.path} بعد فتحه، فلم يُحفظ شيء فوقه.`,
      en: `The file ${this.path} has changed since it was opened, and nothing was saved over it.`,
    }[language];
  }
}

const isText = (file: string) => /\.(?:md|json)$/.test(file);

/**
 * Whether a change began from another version than the one that is there.
 * @param current as git names its content; undefined where there is no file
 */
export function isStale({ operation, path, sha }: FileChange, current: string | undefined): boolean {
  if (current === undefined) return sha !== undefined && sha !== '' && operation !== 'delete';
  if (operation === 'create') return true;
  // Whoever chooses a picture to be replaced has seen it, and the editing page names no version of it.
  return sha ? sha !== current : isText(path);
}
