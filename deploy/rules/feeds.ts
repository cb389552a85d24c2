/** The feeds of the articles: files at fixed addresses, whose ending tells hosts only that they are XML. */
import { feedPath, feedType } from '../../src/lib/routes';
import { localeCodes, locales } from '../../src/i18n/locales';

/** `/blogs/rss.xml` and its twins. The address decides the language, never the cookie: feed readers have none. */
export const feedPaths: readonly string[] = localeCodes.map((code) => locales[code].localePrefix + feedPath);

/** Matches a feed's path, in the common ground of JavaScript and PCRE. */
export const feedPattern = `^(?:${feedPaths.map((path) => path.replaceAll('.', '[.]')).join('|')})$`;

export { feedType };
export const feedContentType = `${feedType}; charset=utf-8`;

export const isFeed = (pathname: string): boolean => feedPaths.includes(pathname);
