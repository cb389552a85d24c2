/**
 * Whether the profile had the Localization plugin when the site was built. Without it every page is Arabic, the English
 * twins too, so that no host and no cookie has to be asked; see docs/deployment.md.
 */
import { defaultLocale, localeCodes, localeOfPath, type Locale } from './locales';

/** Set by `src/sourcing` once it has read the profile; the bundler puts its value here. */
export const isLocalized = process.env['GATSBY_LOCALIZATION'] !== 'off';

/** The language that the HTML at a path is rendered in. */
export const localeOfHtml = (path: string): Locale => (isLocalized ? localeOfPath(path) : defaultLocale);

/** The languages that search engines are told of. */
export const publishedLocales: readonly Locale[] = isLocalized ? localeCodes : [defaultLocale];
