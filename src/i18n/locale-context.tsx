import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { currentLocale, renderedLocale, subscribe } from './locale-store';
import { defaultLocale, locales, type Locale, type LocaleInfo } from './locales';
import { localeOfHtml } from './localization';

const LocaleContext = createContext<Locale>(defaultLocale);

interface LocaleProviderProps {
  /** Path of the page being rendered at the build; undefined in the browser, and at the build around a page's head. */
  pathname?: string;
  children: ReactNode;
}

const inBrowser = typeof document !== 'undefined';

function firstLocale(pathname: string | undefined): Locale {
  if (pathname !== undefined) return localeOfHtml(pathname);
  return inBrowser ? renderedLocale() : defaultLocale;
}

/** Provides the language: at the build that of the path; in the browser first that of the HTML, then the visitor's choice. */
export function LocaleProvider({ pathname, children }: LocaleProviderProps) {
  const locale = useSyncExternalStore(subscribe, currentLocale, () => firstLocale(pathname));
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** A part of the page in one language, whichever the visitor has chosen. */
export const LocaleScope = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>
);

/** The language of the tree: code, direction, formats. */
export const useLocale = (): LocaleInfo => locales[useContext(LocaleContext)];

/**
 * The language of a page's head. Gatsby renders heads apart from their pages: at the build without our provider's
 * path, in the browser in a tree of their own.
 */
export const useHeadLocale = (path: string): LocaleInfo =>
  locales[useSyncExternalStore(subscribe, currentLocale, () => localeOfHtml(path))];
