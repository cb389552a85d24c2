/**
 * Reads texts in i18next's JSON format: nested keys, `{{values}}`, and plurals named by CLDR category (`count_few`).
 *
 * i18next itself weighs 14 KB on each page, of which the site used this much. The texts stay in its format, and
 * `translate.test.ts` compares every text of the site with what i18next makes of it.
 */
import type { Locale } from './locales';

/** A namespace: texts by key, and groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export interface TextValues {
  /** Chooses the plural, and is itself a value. */
  count?: number;
  /** Stands in for a text that does not exist; else the key does. */
  defaultValue?: string;
  readonly [name: string]: string | number | undefined;
}

export type Translate = (key: string, values?: TextValues) => string;

/** Looks a text up in trees, the first that has it wins. Texts of no tree show as their default or their key. */
export function createTranslate(locale: Locale, trees: () => (TextTree | undefined)[]): Translate {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const keys = keysOf(key, values.count, plural);
    for (const tree of trees()) {
      for (const candidate of keys) {
        const text = tree && textAt(tree, candidate);
        if (text !== undefined) return interpolate(text, values);
      }
    }
    return values.defaultValue ?? key;
  };
}

/** The key in each of the forms that a count allows, best first. Zero may have words of its own in any language. */
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
