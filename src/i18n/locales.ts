export type Locale = 'ar' | 'en';

export interface LocaleInfo {
  code: Locale;
  dir: 'rtl' | 'ltr';
  /** Its name in its own language, for the switch. */
  name: string;
  /** Prefix of its static pages; visitors see addresses without it. */
  localePrefix: '' | '/en';
  hreflang: string;
}

export const defaultLocale: Locale = 'ar';

/** The only source of locale codes, directions, names and prefixes. */
export const locales: Record<Locale, LocaleInfo> = {
  ar: {
    code: 'ar',
    dir: 'rtl',
    name: 'العربية',
    localePrefix: '',
    hreflang: 'ar-SA',
  },
  en: { code: 'en', dir: 'ltr', name: 'English', localePrefix: '/en', hreflang: 'en-US' },
};

export const localeCodes = Object.keys(locales) as Locale[];

/** Name of the cookie that holds the visitor's choice. */
export const localeCookie = 'locale';

/** Lifetime of the cookie: a year. */
export const localeCookieSeconds = 31_536_000;

export const isLocale = (value: unknown): value is Locale => localeCodes.some((code) => code === value);

/** The language that a static page was rendered in, by its path. */
export const localeOfPath = (path: string): Locale =>
  localeCodes.find((code) => {
    const { localePrefix } = locales[code];
    return localePrefix !== '' && (path === localePrefix || path.startsWith(`${localePrefix}/`));
  }) ?? defaultLocale;

/** The address visitors see: the path without its locale prefix. */
export const stripLocalePrefix = (path: string): string =>
  path.slice(locales[localeOfPath(path)].localePrefix.length) || '/';
