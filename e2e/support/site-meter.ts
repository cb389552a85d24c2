import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site under an address of its own, as its host sends it. */
export interface SiteMeter {
  /** Origin. */
  url: string;
  /** Bytes that have been sent, compressed as they are; without headers, which newer HTTP compresses. */
  sent(): number;
  close(): Promise<void>;
}

/** Counts what a site sends. @param siteUrl its origin */
export async function openSiteMeter(siteUrl: string): Promise<SiteMeter> {
  let sent = 0;
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const outgoing = forward(siteUrl + url, { method, headers }, (response) => {
      response.on('data', (bytes: Buffer) => void (sent += bytes.length));
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
