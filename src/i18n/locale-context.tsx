/** The language of the tree below. */
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { currentLocale, renderedLocale, subscribe } from './locale-store';
import { defaultLocale, localeOfPath, locales, type Locale, type LocaleInfo } from './locales';

const LocaleContext = createContext<Locale>(defaultLocale);

interface LocaleProviderProps {
  /** Path of the page being rendered at the build; undefined in the browser. */
  pathname?: string;
  children: ReactNode;
}

/** At the build the path decides; in the browser first the rendered HTML, then the visitor's choice. */
export function LocaleProvider({ pathname, children }: LocaleProviderProps) {
  const locale = useSyncExternalStore(subscribe, currentLocale, () =>
    pathname === undefined ? renderedLocale() : localeOfPath(pathname),
  );
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** The language of the tree: code, direction, formats. */
export const useLocale = (): LocaleInfo => locales[useContext(LocaleContext)];
