import type { Locale } from '../i18n/locales';
import type { ContentLanguage, LocalizedText } from '../lib/localized-text';
import { pluralText } from '../i18n/plural-text';
import type { LocaleConnection } from '../i18n/resources';
import type { Namespace, NamespaceKey } from '../i18n/text-keys';

/** Namespaces by their JSON: a build makes the heads of thousands of pages with the same few. */
const parsed = new Map<string, unknown>();

function parseTexts(json: string): unknown {
  if (!parsed.has(json)) parsed.set(json, JSON.parse(json));
  return parsed.get(json);
}

/** A text by its dotted key from the namespaces of a page's query, because `Head` has no i18n context; else an empty text. */
export function pageText<N extends Namespace>(
  locales: LocaleConnection,
  locale: Locale,
  namespace: N,
  key: NamespaceKey<N>,
): string {
  const edge = locales.edges.find(({ node }) => node.ns === namespace && node.language === locale);
  let value: unknown = edge?.node.data ? parseTexts(edge.node.data) : undefined;
  for (const part of key.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  }
  return typeof value === 'string' ? value : '';
}

/** A text of a count in both languages, as their plural rules ask for it. Its number is `{{formatted}}`. */
export function localizedCount<N extends Namespace>(
  locales: LocaleConnection,
  namespace: N,
  key: string,
  count: number,
): LocalizedText {
  const fill = (code: ContentLanguage) =>
    pluralText(count, code, (form) =>
      pageText(locales, code, namespace, `${key}_${form}` as NamespaceKey<N>),
    );
  return { ar: fill('ar'), en: fill('en') };
}

/** The same in both languages, with `{{name}}` replaced by a record's own texts. */
export function localizedPageText<N extends Namespace>(
  locales: LocaleConnection,
  namespace: N,
  key: NamespaceKey<N>,
  values: Readonly<Record<string, LocalizedText | null | undefined>>,
): LocalizedText {
  const fill = (code: ContentLanguage) =>
    pageText(locales, code, namespace, key).replace(
      /{{(\w+)}}/g,
      (_, name: string) => values[name]?.[code] ?? '',
    );
  const [ar, en] = [fill('ar'), fill('en')];
  return { ar, en };
}
