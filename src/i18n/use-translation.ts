import type { TFunction } from 'i18next';
import { useLocale } from './locale-context';
import type { Locale } from './locales';
import { i18nFor } from './resources';

const functions = new Map<string, TFunction>();

/** The same function for a language and namespace each time, so that effects and memos may depend on it. */
function translator(locale: Locale, namespace: string): TFunction {
  const key = `${locale} ${namespace}`;
  const t = functions.get(key) ?? i18nFor(locale).getFixedT(locale, namespace);
  functions.set(key, t);
  return t;
}

/**
 * Texts of a namespace, and of `common` besides, in the visitor's language. The language is that of the tree and the
 * texts are there before it renders, so nothing of react-i18next (suspense, loading, events) is needed in the browser.
 */
export function useTranslation(namespace = 'common'): { t: TFunction } {
  const { code } = useLocale();
  return { t: translator(code, namespace) };
}
