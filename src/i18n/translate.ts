import type { Locale } from './locales';

/** A namespace: texts by key, and groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export interface TextValues {
  /** Selects the plural form, and is a value itself. */
  count?: number;
  /** Returned for a missing text. */
  defaultValue?: string;
  readonly [name: string]: string | number | undefined;
}

export interface Translate<Key extends string = string> {
  (key: Key, values?: TextValues): string;
  /** For a key made of a value that the API may extend. */
  (key: string, values: TextValues & { defaultValue: string }): string;
}

/**
 * Looks up texts in i18next's JSON format: nested keys, `{{values}}`, plurals by CLDR category (`count_few`). The first tree
 * that has the text wins; a missing text is its `defaultValue`, or what `missing` makes of its key. i18next itself would add
 * 14 KB to each page; `translate.test.ts` compares every text of the site with its output.
 */
export function createTranslate(
  locale: Locale,
  trees: () => (TextTree | undefined)[],
  missing: (key: string) => string,
): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const keys = keysOf(key, values.count, plural);
    for (const tree of trees()) {
      for (const candidate of keys) {
        const text = tree && textAt(tree, candidate);
        if (text !== undefined) return interpolate(text, values);
      }
    }
    return values.defaultValue ?? missing(key);
  };
}

/** The key in each plural form of the count, best first. Zero may have a text of its own in any language. */
function keysOf(key: string, count: number | undefined, plural: Intl.PluralRules): string[] {
  if (count === undefined) return [key];
  const forms = [...(count === 0 ? ['zero'] : []), plural.select(count)];
  return [...forms.map((form) => `${key}_${form}`), key];
}

function textAt(tree: TextTree, key: string): string | undefined {
  let node: string | TextTree | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

const interpolate = (text: string, values: TextValues): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
