import type { Page } from 'gatsby';
import { defaultLocale, localeCodes, locales } from '../../i18n/locales';

/**
 * The page in each language, with the context that gatsby-plugin-react-i18next gives to pages. It leaves these alone;
 * every other page it deletes and makes again, and then its query runs in every build.
 */
export function localizedPages(page: Page): Page[] {
  return localeCodes.map((language) => {
    const { localePrefix } = locales[language];
    const path = localePrefix + page.path;
    const i18n = {
      language,
      languages: localeCodes,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: localePrefix !== '',
      originalPath: page.path,
      path,
    };
    return { ...page, path, context: { ...page.context, language, i18n } };
  });
}
