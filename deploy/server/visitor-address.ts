import type { IncomingMessage } from 'node:http';

/** The visitor's address: that of the connection, or what a proxy in front of this server added last. */
export function visitorAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const added = trustProxy ? [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : '';
  return added || (socket.remoteAddress ?? '');
}
