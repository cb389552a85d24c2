import { isIP } from 'node:net';

/**
 * Who may say `X-Forwarded-For`: so many proxies, those at these addresses, or nobody. A number is right only where
 * nothing but the proxies can reach the server.
 */
export type TrustedProxies = number | string[] | false;

/** Names of the ranges that Fastify knows. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range in CIDR notation or the name of one. A range of all addresses would trust everybody. */
function isProxy(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * Reads `1` (hops), `10.0.0.0/8, 192.0.2.7` (proxies) or `false`.
 * @throws Error for anything else, `true` included: whoever reaches the server could then choose an address for himself
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  if (text === 'false' || text === '0') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  if (text === 'true') {
    throw new Error(
      'true would trust whoever sends the header. Expected the number of proxies in front, as 1, or their addresses',
    );
  }
  const proxies = text.split(',').map((part) => part.trim());
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new Error(
    `${JSON.stringify(wrong)} is no proxy. Expected a number of proxies from 1 to 99, or addresses and ranges such as ` +
      `192.0.2.7, 10.0.0.0/8 or loopback, separated by commas`,
  );
}
