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
 * that has the text wins, and it is looked up once as long as `trees` answers the same list; a missing text is its
 * `defaultValue`, or what `missing` makes of its key. i18next itself would add 14 KB to each page; `translate.test.ts`
 * compares every text of the site with its output.
 */
export function createTranslate(
  locale: Locale,
  trees: () => readonly (TextTree | undefined)[],
  missing: (key: string) => string,
): Translate {
  const plural = new Intl.PluralRules(locale);
  let searched: readonly (TextTree | undefined)[] | undefined;
  let found = new Map<string, string | undefined>();
  return (key, values = {}) => {
    const keys = keysOf(key, values.count, plural);
    const current = trees();
    if (current !== searched) [searched, found] = [current, new Map()];
    const names = keys.join();
    if (!found.has(names)) found.set(names, findText(current, keys));
    const text = found.get(names);
    return text === undefined ? (values.defaultValue ?? missing(key)) : interpolate(text, values);
  };
}

function findText(trees: readonly (TextTree | undefined)[], keys: readonly string[]): string | undefined {
  for (const tree of trees) {
    for (const candidate of keys) {
      const text = tree && textAt(tree, candidate);
      if (text !== undefined) return text;
    }
  }
  return undefined;
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
