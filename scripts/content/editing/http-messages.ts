import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes of a saved change: pictures and films, as text of base64. */
const maxBody = 64_000_000;

/** The JSON of a request; undefined where it has none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBody) throw new RangeError('The change is too large.');
    chunks.push(chunk);
  }
  return chunks.length === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown);
}

/** Sends a page that may load nothing. */
export const sendHtml = (response: ServerResponse, html: string) =>
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Robots-Tag': 'noindex',
    })
    .end(html);

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
