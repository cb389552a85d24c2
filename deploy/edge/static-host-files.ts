import { addressAliases } from '../../src/lib/address-aliases';
import { localeCodes, locales } from '../../src/i18n/locales';
import { prefixedRedirects, type Redirects } from '../rules/redirects';
import { otherPageData } from '../rules/unbuilt-projects';

/**
 * The `_redirects` file of both, for a site without the function: it knows no letter case, so each alias is listed
 * as it is most often typed.
 * @param redirects of editors
 */
export function staticRedirects(redirects: Redirects): string {
  const prefixes = localeCodes.map((code) => locales[code].localePrefix);
  const lines = addressAliases.flatMap(({ to, aliases }) =>
    [to.toLowerCase(), ...aliases]
      .filter((alias) => alias !== to)
      .flatMap((alias) => prefixes.map((prefix) => `${prefix}${alias} ${prefix}${to} 301`)),
  );
  const moved = prefixedRedirects(redirects, '').map(
    ([from, location]) => `${encodeURI(from)} ${location} 301`,
  );
  return [...lines, ...moved, ''].join('\n');
}

/** Cloudflare's list of what goes through the function: pages and the page data of projects do, the rest does not. */
export function cloudflareRoutes(): string {
  const exclude = ['/static/*', ...otherPageData];
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`;
}
