import type { Entry } from '../entry-file';

/** The texts that an entry began from, by path; undefined where its file did not exist. */
export type BegunTexts = Map<string, string | undefined>;

const sourceOf = (data: unknown): string | undefined => {
  const { source } = Object(data) as { source?: unknown };
  return typeof source === 'string' && source ? source : undefined;
};

/** Both formats carry the text of the file with its values: see `sourceField` there. */
export function begunTexts(entry: Entry): BegunTexts {
  const { path, data, i18n } = entry.toJS() as unknown as {
    path: string;
    data: unknown;
    i18n?: { en?: { data: unknown } };
  };
  const texts: BegunTexts = new Map([[path, sourceOf(data)]]);
  // Interface texts have a file for each language.
  const english = path.replace('/locales/ar/', '/locales/en/');
  if (english !== path) texts.set(english, sourceOf(i18n?.en?.data));
  return texts;
}
