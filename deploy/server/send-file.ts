import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isCompressible } from '../rules/compressed-copies';
import { mediaType } from '../rules/media-types';
import { byteRange } from './byte-range';
import type { Representation } from './site-files';

/** Whether an `If-None-Match` header names this ETag. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Its path decides the media type, unless the headers name one. */
  path: string;
  representation: Representation;
}

/**
 * Sends a file, a part of it, or 304. Only an answer with status 200 has an ETag: a 404 is never answered with 304.
 * @throws FileChangedError before anything is sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, path, representation }: FileAnswer,
): Promise<void> {
  const { etag, encoding, size } = representation;
  const vary = [headers['Vary'], isCompressible(path) && 'Accept-Encoding'].filter(Boolean).join(', ');
  const common = { ...headers, ...(vary && { Vary: vary }), ...(status === 200 && { ETag: etag }) };
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const wantsPart = status === 200 && (request.headers['if-range'] ?? etag) === etag;
  const range = byteRange(wantsPart ? request.headers.range : undefined, size);
  if (!range) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const length = range.end - range.start + 1;
  const body = request.method === 'HEAD' ? undefined : await representation.read(range);
  response.writeHead(length < size ? 206 : status, {
    'Content-Type': mediaType(path),
    ...common,
    'Content-Length': length,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
    ...(length < size && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  if (!body || body instanceof Buffer) response.end(body);
  else await pipeline(body, response);
}
