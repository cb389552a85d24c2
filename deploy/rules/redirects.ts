/**
 * Redirects that editors list in `content/site/redirects.md`, and earlier addresses of records. Every page of the build is
 * before them.
 */
import { localeCodes, locales } from '../../src/i18n/locales';
import { localePrefixPattern } from './addresses';

/** Where each earlier address leads, by the address without locale prefix in lower case. */
export type Redirects = Readonly<Record<string, string>>;

/** Path of the list from the root of the build. It is for hosts alone, by its underscore. */
export const redirectsFile = '/_redirects.json';

/** nginx ignores the case of English letters only. */
const lowerCase = (path: string) => path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The list as it is looked up. @param rows as editors wrote them */
export const toRedirects = (rows: readonly { from: string; to: string }[]): Redirects =>
  Object.fromEntries(rows.map(({ from, to }) => [lowerCase(from), to]));

/** The list of a text; empty for a build without one. */
export function parseRedirects(text: string): Redirects {
  try {
    return JSON.parse(text) as Redirects;
  } catch {
    return {};
  }
}

/** A target in the language of the address, as a `Location` header has it. @param query with its `?`, or what a host puts there */
function redirectLocation(prefix: string, to: string, query: string): string {
  const [page = '', fragment] = encodeURI(to).replaceAll('%25', '%').replaceAll('$', '%24').split('#', 2);
  const isOwn = to.startsWith('/');
  const address = isOwn ? (prefix + page).replace(/(?<=.)\/$/, '') : page;
  return `${address}${page.includes('?') ? '' : query}${fragment === undefined ? '' : `#${fragment}`}`;
}

const prefixed = new RegExp(`^(${localePrefixPattern})(/.*)$`, 's');

/**
 * Where an address leads that has no page.
 * @param pathname decoded, without a trailing slash
 * @param query with its `?`; empty without one
 */
export function toRedirect(redirects: Redirects, pathname: string, query: string): string | undefined {
  const [, prefix = '', path = ''] = prefixed.exec(pathname) ?? [];
  const key = lowerCase(path.normalize());
  const to = Object.hasOwn(redirects, key) ? redirects[key] : undefined;
  return to === undefined ? undefined : redirectLocation(prefix, to, query);
}

/** The list with each locale's prefix: every earlier address as hosts that have lists of their own look it up. */
export const prefixedRedirects = (redirects: Redirects, query: string): [from: string, location: string][] =>
  Object.entries(redirects).flatMap(([from, to]) =>
    localeCodes.map((code): [string, string] => {
      const { localePrefix } = locales[code];
      return [localePrefix + from, redirectLocation(localePrefix, to, query)];
    }),
  );
