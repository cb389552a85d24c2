import type { SavedText } from '../lib/saved-texts';
import { localeCodes, type Locale } from './locales';
import { missingText } from './missing-text';
import { createTranslate, type TextTree, type Translate } from './translate';

/** Namespaces as a page query gives them: a JSON text for each language. */
export interface LocaleConnection {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly language: string | null;
      readonly data: string | null;
    };
  }[];
}

const texts = new Map<string, TextTree>();
/** The JSON of the texts above: while developing, a page brings changed texts. */
const sources = new Map<string, string>();
const translators = new Map<string, Translate>();
/** Counts changes of the texts. */
let edition = 0;

const keyOf = (language: string, namespace: string) => `${language}/${namespace}`;

/** Adds the namespaces of a page to the texts of the site; those it has are parsed only when they have changed. */
export function addResources(connection: LocaleConnection | undefined): void {
  for (const { node } of connection?.edges ?? []) {
    const { language, ns } = node;
    if (!language || !ns || !node.data) continue;
    const key = keyOf(language, ns);
    const data = (process.env['NODE_ENV'] === 'development' && saved.get(key)) || node.data;
    if (sources.get(key) === data) continue;
    sources.set(key, data);
    texts.set(key, JSON.parse(data) as TextTree);
    edition += 1;
  }
}

/**
 * Translates keys of a namespace and of `common`; a missing text comes from the default language, then from the others.
 * Returns the same function for the same language and namespace, so that effects and memos may depend on it.
 */
export function createTranslator(locale: Locale, namespace: string): Translate {
  const key = keyOf(locale, namespace);
  const known = translators.get(key);
  if (known) return known;
  const keys = [locale]
    .concat(localeCodes)
    .flatMap((language) => [keyOf(language, namespace), keyOf(language, 'common')]);
  let readEdition: number | undefined;
  let trees: (TextTree | undefined)[] = [];
  const currentTrees = () => {
    if (readEdition !== edition) {
      readEdition = edition;
      trees = keys.map((candidate) => texts.get(candidate));
    }
    return trees;
  };
  const translate = createTranslate(locale, currentTrees, (text) => missingText(locale, namespace, text));
  translators.set(key, translate);
  return translate;
}

/** JSON that was saved while developing: newer than that of any query. */
const saved = /* @__PURE__ */ new Map<string, string>();
const readers = /* @__PURE__ */ new Set<() => void>();
let saves = 0;

/** While developing: takes texts that were saved, and calls the readers. What remembers a translator gets another. */
export function replaceTexts(changed: readonly SavedText[]): void {
  if (changed.length === 0) return;
  for (const { language, namespace, data } of changed) {
    const key = keyOf(language, namespace);
    saved.set(key, data);
    // What no page has brought stays missing, as for visitors.
    if (texts.has(key)) texts.set(key, JSON.parse(data) as TextTree);
  }
  translators.clear();
  edition += 1;
  saves += 1;
  for (const reader of readers) reader();
}

/** While developing: calls `reader` after each save of texts, and returns what ends that. */
export function watchTexts(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** How often texts were saved. */
export const countSaves = (): number => saves;
