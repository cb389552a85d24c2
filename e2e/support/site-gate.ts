import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host sends instead, with the headers, which it may change; undefined says that the page is gone. */
export type Rewrite = (path: string, body: string, headers: IncomingHttpHeaders) => string | undefined;

/** The site under an address of its own, which can be cut off, and can send another release. */
export interface SiteGate {
  /** Origin. */
  url: string;
  /** Whether connections are closed without an answer, as without a network. */
  setCut(cut: boolean): void;
  /** Changes the text of what the host sends from now on: HTML, JSON and scripts. */
  setRewrite(rewrite: Rewrite | undefined): void;
  close(): Promise<void>;
}

const isText = /^(?:text\/html|application\/json|(?:text|application)\/javascript)/;

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Opens a gate in front of a site. @param siteUrl its origin */
export async function openSiteGate(siteUrl: string): Promise<SiteGate> {
  let isCut = false;
  let rewrite: Rewrite | undefined;

  function handle(incoming: IncomingMessage, answer: ServerResponse) {
    if (isCut) return void answer.destroy();
    const { method, headers, url = '/' } = incoming;
    // As they are on the disk: the text may change on its way, and then its tag does too.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _time,
      ...asked
    } = headers;
    const outgoing = forward(siteUrl + url, { method, headers: asked }, (response) => {
      const { statusCode = 502, headers: sent } = response;
      if (method !== 'GET' || !rewrite || !isText.test(sent['content-type'] ?? '')) {
        answer.writeHead(statusCode, sent);
        return void response.pipe(answer);
      }
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...rest } = sent;
      const change = rewrite;
      void textOf(response).then((body) => {
        const changed = change(url.split('?')[0] ?? url, body, rest);
        answer.writeHead(changed === undefined ? 410 : statusCode, rest).end(changed ?? body);
      });
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut(cut) {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    setRewrite: (next) => void (rewrite = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
