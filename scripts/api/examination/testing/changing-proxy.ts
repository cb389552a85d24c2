import { createServer } from 'node:http';
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
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url: path = '' } = request;
      const headers = passedOn(Object.entries(request.headers as Record<string, string>));
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const {
        status,
        headers: received,
        ...rest
      } = await fetchText(target + path, { method, headers, body });
      const answer = {
        ...{ method, path, requestBody: body?.toString() ?? '' },
        ...{ status, headers: passedOn(received), body: rest.text },
      };
      proxy.change(answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  });
  const proxy: ChangingProxy = {
    url: await listenLocally(server),
    change: () => undefined,
    close: () => void server.close(),
  };
  return proxy;
}

async function fetchText(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
