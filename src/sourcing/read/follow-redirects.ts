import { BlockList, isIP } from 'node:net';

/** Asking again would be of no use; the message says why. */
export class FinalError extends Error {}

/** Whether a request may go to an address. @throws FinalError when not */
export type TargetCheck = (target: URL, asked: URL) => void;

/** As many as browsers follow. */
const maxRedirects = 20;

/** For our data: a redirect within the host, also to https, is its own; another host is not even asked, nor given the key. */
export const sameHostOnly: TargetCheck = (target, asked) => {
  const isSame = asked.hostname === target.hostname && asked.protocol <= target.protocol;
  if (!isSame) throw new FinalError(`the answer is at another host, ${target.host}`);
};

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
])
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');

/** Whether a host is this machine, or in its network: what only programs here should reach. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return /(?:^|\.)(?:localhost|local|internal)\.?$/i.test(host);
  return privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/** For pictures: anywhere in the public internet, and where the API itself is. */
export const publicOrBeside =
  (apiUrl: string): TargetCheck =>
  (target) => {
    if (isPrivateHost(target.hostname) && !isPrivateHost(new URL(apiUrl).hostname))
      throw new FinalError(`${target.host} is not in the public internet`);
  };

/**
 * Sends a request and follows where the answer leads, each time after the check.
 * @throws FinalError when the check refuses an address, or there is no end
 */
export async function fetchFollowing(
  request: Request,
  init: RequestInit,
  check: TargetCheck,
): Promise<Response> {
  const asked = new URL(request.url);
  let current = request;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    check(new URL(current.url), asked);
    const response = await fetch(current.clone(), { ...init, redirect: 'manual' });
    const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('Location');
    if (!location) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, current.url)) throw new FinalError('the address leads to none');
    current = new Request(new URL(location, current.url), current);
  }
  throw new FinalError('the address leads to itself without an end');
}
