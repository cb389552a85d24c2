/** What a host must know about languages, from the site's own locale table. */
import { defaultLocale, localeCodes, locales, type Locale } from '../../src/i18n/locales';

export { defaultLocale, localeCookie, type Locale } from '../../src/i18n/locales';

/** Languages whose pages are built below a prefix, as twins of the unprefixed ones. */
export const prefixedLocales: readonly Locale[] = localeCodes.filter((code) => code !== defaultLocale);

/** The twin language that a path asks for by its prefix (`/en`, `/en/about`), else undefined. */
export function prefixLocale(pathname: string): Locale | undefined {
  return prefixedLocales.find((code) => {
    const prefix = locales[code].localePrefix;
    return pathname === prefix || pathname.startsWith(`${prefix}/`);
  });
}

/** The language a host answers in: that of the path's prefix, else the visitor's choice, else the default. */
export function preferredLocale(pathname: string, chosen: string | undefined): Locale {
  return prefixLocale(pathname) ?? prefixedLocales.find((code) => code === chosen) ?? defaultLocale;
}
