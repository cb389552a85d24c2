import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './local-machine';

/** A server that receives webhooks. */
export interface Hook {
  url: string;
  /** What arrived, in order. */
  received: {
    headers: IncomingHttpHeaders;
    body: string;
    /** What it was answered. */
    status: number | 'hangs';
    /** Requests without an answer when it had arrived, itself included. */
    open: number;
  }[];
  stop(): void;
}

/** Starts one on the loopback address that answers with these statuses, then with 204; at `hangs` never. */
export async function startWebhookReceiver(...statuses: (number | 'hangs')[]): Promise<Hook> {
  const received: Hook['received'] = [];
  let open = 0;
  const server: Server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void text(request).then((body) => {
      const status = statuses.shift() ?? 204;
      received.push({ headers: request.headers, body, status, open });
      if (status !== 'hangs') response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  const origin = await listenLocally(server);
  return {
    url: `${origin}/hook`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
