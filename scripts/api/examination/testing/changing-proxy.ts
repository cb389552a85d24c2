import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../../../openapi/reference-api/testing/local-machine';

/** An answer on its way. */
export interface Answer {
  method: string;
  path: string;
  requestBody: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface ChangingProxy {
  url: string;
  /** Called with each answer, which it may change in place. */
  change: (answer: Answer) => void;
  /** What is asked of the real API instead of a path and a body. */
  ask: (path: string, body: string) => [path: string, body: string];
  close(): void;
}

/** Headers of this connection, and those of an encoding that is undone. */
const ownHeaders =
  /^(host|connection|content-length|content-encoding|transfer-encoding|accept-encoding|keep-alive)$/;

const passedOn = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ownHeaders.test(name)));

/** Stands before a real API and makes it wrong, for tests of what looks at APIs. @param target origin of the API */
export async function startChangingProxy(target: string): Promise<ChangingProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '' } = request;
      const requestBody = await text(request);
      const [asked, askedBody] = proxy.ask(path, requestBody);
      const received = await fetch(target + asked, {
        method,
        headers: passedOn(Object.entries(request.headers as Record<string, string>)),
        body: askedBody || null,
      });
      const { status } = received;
      const headers = passedOn(received.headers);
      const answer = { method, path, requestBody, status, headers, body: await received.text() };
      proxy.change(answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  const proxy: ChangingProxy = {
    url: await listenLocally(server),
    change: () => undefined,
    ask: (path, body) => [path, body],
    close: () => void server.close(),
  };
  return proxy;
}
