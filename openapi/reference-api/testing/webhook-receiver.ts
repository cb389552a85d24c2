import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server that receives webhooks. */
export interface Hook {
  url: string;
  /** What arrived, in order. */
  received: { headers: IncomingHttpHeaders; body: string }[];
  stop(): void;
}

/** Starts one on the loopback address that answers with these statuses, then with 204. */
export async function startWebhookReceiver(...statuses: number[]): Promise<Hook> {
  const received: Hook['received'] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
