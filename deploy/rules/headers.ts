import { bundlePattern } from '../../src/lib/bundles';
import { calendarFolder, changesFolder } from '../../src/lib/record-files';
import { serviceWorkerPath } from '../../src/lib/kept-pages';
import { feedPath, feedType } from '../../src/lib/routes';
import { localeCodes, locales } from '../../src/i18n/locales';
import { mediaType } from './media-types';
import { emptyPolicy } from './security-policy';

/** Sent with every answer of every host, beside a Content-Security-Policy and a Cross-Origin-Resource-Policy. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
} as const;

/** Of answers without a file: redirects, refusals, answers of the API. */
export const filelessHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': emptyPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Of answers over HTTPS: browsers then ask for nothing else for a year. */
export const strictTransportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Files that pages of other sites may show, as feed readers do: pictures, films and the feeds themselves. */
export const sharedFilePattern = '^/static/|[.](?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webp|xml)$';

const sharedFile = new RegExp(sharedFilePattern);

/** The `Cross-Origin-Resource-Policy` of a file of the build. */
export const resourcePolicy = (pathname: string): 'cross-origin' | 'same-origin' =>
  sharedFile.test(pathname) ? 'cross-origin' : 'same-origin';

/** Files that change with each build under the same name: browsers store them and revalidate them each time. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content: one year. */
export const immutable = 'public, max-age=31536000, immutable';

/** Everything else, such as the feeds, icons, robots.txt and the film: one hour. */
export const shortLived = 'public, max-age=3600';

/** `/blogs/rss.xml` of each locale. The address decides the language, never the cookie: feed readers have none. */
export const feedPaths: readonly string[] = localeCodes.map((code) => locales[code].localePrefix + feedPath);

/** Matches a feed's path, in the common ground of JavaScript and PCRE. */
export const feedPattern = `^(?:${feedPaths.map((path) => path.replaceAll('.', '[.]')).join('|')})$`;

/** Hosts know by the ending only that feeds are XML. */
export const feedContentType = `${feedType}; charset=utf-8`;

/** Launches and viewings. Few hosts know what they are, and none their charset. */
export const calendarPattern = `^/${calendarFolder}/.+[.]ics$`;
export const calendarGlob = `/${calendarFolder}/*`;
export const calendarContentType = mediaType('.ics');

const calendar = new RegExp(calendarPattern);

/** The media type of a file whose ending does not say it to every host; undefined for all others. */
export const ownMediaType = (pathname: string): string | undefined => {
  if (feedPaths.includes(pathname)) return feedContentType;
  return calendar.test(pathname) ? calendarContentType : undefined;
};

export interface CacheRule {
  /** Regular expression on the path, in the common ground of JavaScript and PCRE. */
  pattern: string;
  /** The same for hosts that only know `*`. */
  globs: readonly string[];
  cacheControl: string;
}

/** First match wins. HTML is always `revalidated`, whatever its path. */
export const cacheRules: readonly CacheRule[] = [
  { pattern: '^/page-data/', globs: ['/page-data/*'], cacheControl: revalidated },
  { pattern: `^/${changesFolder}/`, globs: [`/${changesFolder}/*`], cacheControl: revalidated },
  { pattern: calendarPattern, globs: [calendarGlob], cacheControl: revalidated },
  {
    pattern: `^${serviceWorkerPath.replace('.', '[.]')}$`,
    globs: [serviceWorkerPath],
    cacheControl: revalidated,
  },
  { pattern: '^/static/', globs: ['/static/*'], cacheControl: immutable },
  { pattern: bundlePattern, globs: ['/*.js', '/*.css'], cacheControl: immutable },
  { pattern: feedPattern, globs: feedPaths, cacheControl: shortLived },
];

const compiledRules = cacheRules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }));

/** The `Cache-Control` of a file of the build by its path from the root, for example `/static/logo.svg`. */
export function cacheControl(pathname: string): string {
  if (pathname.endsWith('.html')) return revalidated;
  return compiledRules.find(({ pattern }) => pattern.test(pathname))?.cacheControl ?? shortLived;
}

/** Of answers that no cache may give to anybody else: refused requests and errors. */
export const notStored = 'no-store';

/** Statuses of answers that carry a file as it is in the build. */
export const fileStatuses: readonly number[] = [200, 206, 304];

/** The `Cache-Control` of other answers by their status; those that are not listed are `notStored`. */
export const cacheControlByStatus: Readonly<Record<number, string>> = {
  301: shortLived,
  404: revalidated,
  410: revalidated,
};

/** The `Cache-Control` of an answer. @param file that of the file it sends */
export const answerCacheControl = (status: number, file: string): string =>
  fileStatuses.includes(status) ? file : (cacheControlByStatus[status] ?? notStored);
