import type { Locale } from './locales';

const told = new Set<string>();

/**
 * What is shown for a text that the page did not bring: three dots, since a key says nothing to a visitor, and a button
 * without a word could not be seen. Whoever develops sees the key, and reads in the console, once, what to do.
 */
export function missingText(locale: Locale, namespace: string, key: string): string {
  if (process.env['NODE_ENV'] === 'production') return '…';
  const name = `${namespace}:${key}`;
  if (process.env['NODE_ENV'] === 'development' && !told.has(name)) {
    told.add(name);
    console.error(
      `${window.location.pathname} shows “${name}” (${locale}), which its query does not bring: add "${namespace}" to allLocale in the page's query, or the text to src/i18n/locales/${locale}/${namespace}.json.`,
    );
  }
  return key;
}
