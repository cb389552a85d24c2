import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenLocally } from '../../../openapi/reference-api/testing/local-machine';
import type { CommandContext } from '../../lib/command';

/** HTML without scripts and without hints that fetch them: the limit that HTML, styles, fonts and pictures set. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<template id="deferred-scripts".*?<\/template>/gs, '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');

function sendTwin(answer: IncomingMessage, html: Buffer, response: ServerResponse): void {
  const body = brotliCompressSync(withoutScripts(html.toString()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': String(body.length) };
  response.writeHead(answer.statusCode ?? 502, headers).end(body);
}

/**
 * Serves the pages of `siteUrl` without their scripts until the command ends.
 * @returns its address
 */
export async function serveScriptFreeTwin(context: CommandContext, siteUrl: string): Promise<string> {
  const server = createServer((incoming, response) => {
    const isPage = incoming.headers.accept?.includes('text/html') ?? false;
    const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const outgoing = request(siteUrl + (incoming.url ?? '/'), { headers }, (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html');
      if (isHtml) void buffer(answer).then((html) => sendTwin(answer, html, response));
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    outgoing.on('error', (error) => response.writeHead(502).end(error.message)).end();
  });
  context.onEnd(() => void server.close());
  return listenLocally(server);
}
