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

/** Origin of this server for clients: the configured one, or that of the request. No trailing slash. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}`;
}
