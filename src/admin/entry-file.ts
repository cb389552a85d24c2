import type { AppEventListener } from '@sveltia/cms';
import { findKind, type ContentKind } from '../sourcing/content/kinds';
import { linkProblems, type KnownContent } from '../sourcing/content/link-problems';
import { parseContentFile } from '../sourcing/content/parse-content-file';
import { ContentError, type ContentProblem } from '../sourcing/content/problems';
import { contentFormat, type EntryValues } from './format/content-format';

/** An entry as the editing page gives it to listeners and previews. */
export type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

export interface EntryFile {
  /** From the root of the project; of a new entry without a name, that of a draft. */
  path: string;
  text: string;
  kind: ContentKind;
}

/** The file that an entry would be saved as; undefined for files that are not of `content/`. */
export function entryFile(entry: Entry, kindName?: ContentKind['name']): EntryFile | undefined {
  const { path, data, i18n } = entry.toJS() as unknown as {
    path?: string;
    data: EntryValues['ar'];
    i18n?: { en?: { data: EntryValues['en'] } };
  };
  const file = path || (kindName === 'faq-question' ? 'content/faq/new-question.md' : undefined);
  const kind = file === undefined ? undefined : findKind(file.replace(/^content\//, ''));
  if (!file || !kind) return undefined;
  return {
    path: file,
    kind,
    text: contentFormat(kind).toFile({ ar: data, en: i18n?.en?.data ?? {} }),
  };
}

/** Every mistake of a file, as the build would find it; those between files aside. */
export function mistakesIn({ path, text }: EntryFile, known: KnownContent | undefined): ContentProblem[] {
  const links = known
    ? linkProblems(new Map([[path, text]]), known).filter(({ isWarning }) => !isWarning)
    : [];
  try {
    parseContentFile({ path, text });
    return links;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.problems, ...links];
  }
}
