import { feedPath, feedType } from '../../src/lib/routes';
import { localeCodes, locales } from '../../src/i18n/locales';

/** Sent with every answer of every host. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  // Only what cannot break a Gatsby page: its inline loader script and inlined styles rule out script-src and style-src.
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
} as const;

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
  { pattern: '^/static/', globs: ['/static/*'], cacheControl: immutable },
  // Gatsby's bundles, for example /app-0b8a57f0aa2b1f0dd77f.js and /styles.3f0e5c1a9d2b4c6e8f01.css.
  { pattern: '^/[^/]*[-.][0-9a-f]{16,}[.](?:js|css)$', globs: ['/*.js', '/*.css'], cacheControl: immutable },
  { pattern: feedPattern, globs: feedPaths, cacheControl: shortLived },
];

const compiledRules = cacheRules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern) }));

/** The `Cache-Control` of a file of the build by its path from the root, for example `/static/logo.svg`. */
export function cacheControl(pathname: string): string {
  if (pathname.endsWith('.html')) return revalidated;
  return compiledRules.find(({ pattern }) => pattern.test(pathname))?.cacheControl ?? shortLived;
}
