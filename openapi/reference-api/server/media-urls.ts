import type { FastifyRequest } from 'fastify';

/** A whole URL, or that of a link or picture in Markdown. */
const mediaPath = /(^|\]\()(?=\/media\/)/g;

/** A copy of `value` in which paths below `/media/` are absolute URLs at `origin`. */
export function withAbsoluteMedia(value: unknown, origin: string): unknown {
  if (typeof value === 'string') {
    return value.includes('/media/') ? value.replaceAll(mediaPath, `$1${origin}`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withAbsoluteMedia(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAbsoluteMedia(item, origin)]),
  );
}

/**
 * Where this server is for clients: the configured address, or that which the connection came to. Never what a request
 * says in `Host` or `X-Forwarded-*`, which anybody can write. No trailing slash.
 */
export function getOrigin({ socket }: Pick<FastifyRequest, 'socket'>, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
