import { defaultLocale, localeCodes, localeOfPath, type Locale } from './locales';

/**
 * Whether the profile had the Localization plugin at the build. Without it every page is Arabic, those below `/en` too, so
 * that neither host nor cookie matters; see docs/deployment.md. Set by `src/sourcing`, inlined by the bundler.
 */
export const isLocalized = process.env['GATSBY_LOCALIZATION'] !== 'off';

/** The language that the HTML at a path is rendered in. */
export const localeOfHtml = (path: string): Locale => (isLocalized ? localeOfPath(path) : defaultLocale);

/** The languages announced to search engines. */
export const publishedLocales: readonly Locale[] = isLocalized ? localeCodes : [defaultLocale];
