import type { LocalePrefix } from '../lib/locale-prefix';
import type { ContentLanguage } from '../lib/localized-text';

interface LocaleRow {
  code: string;
  dir: 'rtl' | 'ltr';
  /** Its name in its own language, for the switch. */
  name: string;
  /** Prefix of its static pages, its code; visitors see addresses without it. Empty for the default language alone. */
  localePrefix: '' | LocalePrefix;
  hreflang: string;
  /** Which text of the API and of the editors it shows. */
  content: ContentLanguage;
}

/** The only source of locale codes, directions, names and prefixes; the default language comes first. */
const table = {
  ar: { code: 'ar', dir: 'rtl', name: 'العربية', localePrefix: '', hreflang: 'ar-SA', content: 'ar' },
  en: { code: 'en', dir: 'ltr', name: 'English', localePrefix: '/en', hreflang: 'en-US', content: 'en' },
} as const satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof table;

export interface LocaleInfo extends LocaleRow {
  code: Locale;
}

export const defaultLocale = 'ar' satisfies Locale;

export const locales: Readonly<Record<Locale, LocaleInfo>> = table;

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
