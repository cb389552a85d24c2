import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isCompressible } from '../rules/compressed-copies';
import { notStored } from '../rules/headers';
import { mediaType } from '../rules/media-types';
import type { Range, Representation } from './site-files';

/** Whether an `If-None-Match` header names this ETag. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header !== undefined;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/**
 * The part of a file that a `Range` header asks for. The whole file when it asks for none, for several, or for what cannot
 * be understood; undefined when the file has no such part (416).
 * @param size of the file, in bytes
 */
function byteRange(header: string | undefined, size: number): Range | undefined {
  const end = size - 1;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { start: 0, end };
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end }
      : { start: Number(first), end: last === '' ? end : Math.min(Number(last), end) };
  if (first !== '' && last !== '' && Number(last) < range.start) return { start: 0, end };
  return range.start < size ? range : undefined;
}

/** Everything about an answer but what depends on the request's conditions and ranges. */
export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  representation: Representation;
}

/**
 * @param headers what `respond` says
 * @param path decides the media type, unless the headers name one
 */
export function fileAnswer(
  status: number,
  headers: Record<string, string>,
  path: string,
  representation: Representation,
): FileAnswer {
  const vary = [headers['Vary'], isCompressible(path) && 'Accept-Encoding'].filter(Boolean).join(', ');
  const all: Record<string, string> = { 'Content-Type': mediaType(path), ...headers };
  if (vary) all['Vary'] = vary;
  // Only an answer with status 200 has an ETag: a 404 is never answered with 304.
  if (status === 200) all['ETag'] = representation.etag;
  return { status, headers: all, representation };
}

/**
 * Sends a file, a part of it, or 304.
 * @throws FileChangedError before anything is sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, representation }: FileAnswer,
): Promise<void> {
  const { etag, encoding, size } = representation;
  const isFound = status === 200;
  if (isFound && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const wantsPart = isFound && (request.headers['if-range'] ?? etag) === etag;
  const range = byteRange(wantsPart ? request.headers.range : undefined, size);
  if (!range) {
    const refused = { ...headers, 'Cache-Control': notStored, 'Content-Range': `bytes */${size}` };
    response.writeHead(416, refused).end();
    return;
  }
  const length = range.end - range.start + 1;
  const body = request.method === 'HEAD' ? undefined : await representation.read(range);
  response.writeHead(length < size ? 206 : status, {
    ...headers,
    'Content-Length': length,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(isFound && { 'Accept-Ranges': 'bytes' }),
    ...(length < size && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  if (!body || body instanceof Buffer) response.end(body);
  else await pipeline(body, response);
}
