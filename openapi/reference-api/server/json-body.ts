import type { FastifyInstance } from 'fastify';
import { unprocessable } from '../operations/http-problem';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Accepts bodies in JSON and UTF-8 only. Fastify's own parser would replace invalid bytes without an error and accept
 * plain text.
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
