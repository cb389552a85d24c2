import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../operations/http-problem';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Bodies are JSON in UTF-8 and nothing else. Fastify's own parser would quietly turn bytes that are no UTF-8 into
 * replacement characters, and would take plain text for a body.
 */
export function acceptJsonBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = utf8.decode(bytes);
    } catch {
      done(unprocessable('body', 'utf-8', 'must be encoded in UTF-8'));
      return;
    }
    void parseJson(request, text, done);
  });
}
