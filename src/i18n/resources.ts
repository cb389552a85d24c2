import { defaultLocale, localeCodes, type Locale } from './locales';
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

const keyOf = (language: string, namespace: string) => `${language}/${namespace}`;

/** Adds the namespaces of a page to the texts of the site; those it has are parsed only when they have changed. */
export function addResources(connection: LocaleConnection | undefined): void {
  for (const { node } of connection?.edges ?? []) {
    const { language, ns, data } = node;
    if (!language || !ns || !data) continue;
    const key = keyOf(language, ns);
    if (sources.get(key) === data) continue;
    sources.set(key, data);
    texts.set(key, JSON.parse(data) as TextTree);
  }
}

/**
 * Translates keys of a namespace and of `common`; a missing text comes from the default language, then from the others.
 * Returns the same function for the same language and namespace, so that effects and memos may depend on it.
 */
export function translatorOf(locale: Locale, namespace: string): Translate {
  const key = keyOf(locale, namespace);
  const known = translators.get(key);
  if (known) return known;
  const keys = [locale, defaultLocale, ...localeCodes].flatMap((language) => [
    keyOf(language, namespace),
    keyOf(language, 'common'),
  ]);
  const translate = createTranslate(
    locale,
    () => keys.map((candidate) => texts.get(candidate)),
    (text) => missingText(locale, namespace, text),
  );
  translators.set(key, translate);
  return translate;
}
