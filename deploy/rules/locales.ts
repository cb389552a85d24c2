/** What a host must know about languages: which one needs no prefix, and where the twins of the others stand. */
export const defaultLocale = 'ar';

/** Languages whose pages are built below `/{locale}/` as twins of the unprefixed ones. */
export const twinLocales = ['en'] as const;

export type HostLocale = typeof defaultLocale | (typeof twinLocales)[number];

/** Cookie in which the language switch stores the visitor's choice. */
export const localeCookie = 'locale';

/** The twin language that a path asks for by its prefix (`/en`, `/en/about`), else undefined. */
export function prefixLocale(pathname: string): HostLocale | undefined {
  return twinLocales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
}

/** The language a host answers in: that of the path's prefix, else the visitor's choice, else the default. */
export function preferredLocale(pathname: string, chosen: string | undefined): HostLocale {
  return prefixLocale(pathname) ?? twinLocales.find((locale) => locale === chosen) ?? defaultLocale;
}
