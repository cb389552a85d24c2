import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const gateFaults = ['down', 'refused', 'hang', '500', '429', 'cut'] as const;

/**
 * `down` closes the connection without a response, `refused` accepts none, `hang` never responds, `500` and `429` are
 * responses instead of the API's, `cut` closes the connection after the API has stored the request.
 */
export type GateFault = (typeof gateFaults)[number];

export interface FaultGate {
  /** Proxy options of a browser context. */
  proxy: { server: string; bypass: string };
  /** Number of create calls that reached the proxy. */
  attempts(): number;
  /** Sets the fault from now on. Undefined lets all calls pass, and closes those that hang. */
  setFault(fault: GateFault | undefined): Promise<void>;
  close(): Promise<void>;
}

/** CORS headers. */
const readable = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

/**
 * Opens an HTTP proxy between one browser context and the API, which makes create calls fail and forwards all others.
 * @param siteUrl origin of the site, which bypasses the proxy
 */
export async function openFaultGate(siteUrl: string): Promise<FaultGate> {
  let currentFault: GateFault | undefined;
  let attempts = 0;
  const hanging = new Set<ServerResponse>();

  function pass(incoming: IncomingMessage, answer: ServerResponse, cut: boolean) {
    const { method, headers, url = '' } = incoming;
    const outgoing = forward(url, { method, headers }, (response) => {
      if (cut) {
        // The API has responded, so the row is stored; the browser never learns of it.
        response.resume().on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  function handle(incoming: IncomingMessage, answer: ServerResponse) {
    const creates = incoming.method === 'POST' && /\/create$/.test(incoming.url ?? '');
    if (!creates) return pass(incoming, answer, false);
    attempts += 1;
    switch (currentFault) {
      case 'down':
      case 'refused':
        return void answer.destroy();
      case 'hang':
        return void hanging.add(answer);
      case '500':
        return void answer.writeHead(500, readable).end('boom');
      case '429':
        return void answer.writeHead(429, { ...readable, 'retry-after': '1' }).end();
      case 'cut':
      case undefined:
        return pass(incoming, answer, currentFault === 'cut');
    }
  }

  const server = createServer(handle);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
    });
  const shut = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: new URL(siteUrl).host },
    attempts: () => attempts,
    async setFault(next) {
      currentFault = next;
      if (next === 'refused') await shut();
      else if (!server.listening) await listen(port);
      if (next !== 'hang') for (const answer of hanging) answer.destroy();
      if (next !== 'hang') hanging.clear();
    },
    close: shut,
  };
}
