import { routes } from './routes';

/**
 * Common misspellings of a route. Every host's redirects come from this table. Matching ignores letter case and a
 * trailing slash, and works the same below `/en`.
 */
interface AddressAlias {
  /** The route's own address, without a locale prefix. */
  to: string;
  /** Other spellings in lower case; other letter case of `to` itself needs no entry. */
  aliases: readonly string[];
}

export const addressAliases: readonly AddressAlias[] = [
  { to: routes.faq, aliases: [] },
  { to: routes.interest, aliases: ['/interest'] },
];
