import { addressAliases } from '../../src/lib/address-aliases';
import { prefixLocale } from './locales';

const ownSpelling = new Map(
  addressAliases.flatMap(({ to, aliases }) => [to.toLowerCase(), ...aliases].map((alias) => [alias, to])),
);

/**
 * The one address of what `pathname` (decoded) asks for: without a trailing slash, without `index.html`, in the
 * route's own spelling. A host answers 301 when it differs from what was asked.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/(\/index\.html|\/)$/, '') || '/';
  const locale = prefixLocale(bare);
  const prefix = locale ? `/${locale}` : '';
  const route = bare.slice(prefix.length);
  return prefix + (ownSpelling.get(route.toLowerCase()) ?? route);
}
