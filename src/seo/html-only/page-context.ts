import { locales, type Locale } from '../../i18n/locales';
import { localize } from '../../i18n/localized';
import { riyadhDay } from '../../i18n/riyadh-time';
import { licenceState } from '../../domain/licence';
import type { ContentLanguage, LocalizedText } from '../../lib/localized-text';
import { hasPlugin, isOfferedBy, type PluginName } from '../../domain/plugin-sections';
import { builtAt } from '../../site-data';
import { siteTexts, type SiteTexts } from './site-texts';

/** The data of the site that every page has. */
export type SiteData = Queries.SiteDataQuery;

type Licence = Parameters<typeof licenceState>[0];

/** A page that is being rendered: its language, and what all pages know. */
export interface PageContext {
  readonly locale: Locale;
  /** Language of the API's and the editors' texts on the page. */
  readonly content: ContentLanguage;
  /** Address without locale prefix, as in `routes`. */
  readonly address: string;
  readonly site: SiteData;
  /** Texts of the interface in the page's language. */
  readonly texts: SiteTexts;
  /** A text in the page's language, or in the other one where that is empty; undefined for a missing one. */
  localize(text: LocalizedText | null | undefined): string | undefined;
  /** Absolute address of a page in the page's language. */
  urlOf(address: string): string;
  /** Absolute and the same in each language: for files, and for the `@id`s of what pages are about. */
  absolute(path: string): string;
  hasPlugin(plugin: PluginName): boolean;
  /** Whether the company offers the page at an address, of this site or its after-sales site. */
  isOffered(address: string): boolean;
  /** By the day of the build. */
  licenceOf(licence: Licence): ReturnType<typeof licenceState>;
}

interface PageToRender {
  locale: Locale;
  /** Without locale prefix. */
  address: string;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  site: SiteData;
}

export function createPageContext({ locale, address, siteUrl, site }: PageToRender): PageContext {
  const { localePrefix, content } = locales[locale];
  const { organization, licenceRules } = site;
  const today = riyadhDay(builtAt());
  return {
    locale,
    content,
    address,
    site,
    texts: siteTexts[locale],
    localize: (text) => localize(text, locale) || undefined,
    urlOf: (path) => siteUrl + (localePrefix + path).replace(/(.)\/$/, '$1'),
    absolute: (path) => (/^https?:/.test(path) ? path : siteUrl + path),
    hasPlugin: (plugin) => hasPlugin(organization, plugin),
    isOffered: isOfferedBy(organization),
    licenceOf: (licence) => licenceState(licence, today, licenceRules?.when_missing_or_expired ?? 'notice'),
  };
}
