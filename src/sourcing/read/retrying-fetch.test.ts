import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRetryingFetch } from './retrying-fetch';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that gives these answers in turn, and then always the last one. */
async function answering(...answers: [status: number, headers?: Record<string, string>][]) {
  const arrivals: number[] = [];
  const url = await serve((_, response) => {
    const [status, headers] = answers[Math.min(arrivals.length, answers.length - 1)] ?? [500];
    arrivals.push(Date.now());
    response.writeHead(status, headers).end('body');
  });
  return { url, arrivals };
}

const quick = { delay: 1 };

test('a success is returned after the first attempt', async () => {
  const { url, arrivals } = await answering([200]);
  const response = await createRetryingFetch(quick)(new Request(url));
  expect([response.status, arrivals.length]).toEqual([200, 1]);
});

test.each([429, 500, 503])('after %d it tries again, with three attempts at most', async (status) => {
  const { url, arrivals } = await answering([status]);
  const response = await createRetryingFetch(quick)(new Request(url));
  expect([response.status, arrivals.length]).toEqual([status, 3]);
});

test('a temporary failure is retried until it succeeds', async () => {
  const { url, arrivals } = await answering([503], [500], [200]);
  const response = await createRetryingFetch(quick)(new Request(url));
  expect([response.status, arrivals.length]).toEqual([200, 3]);
});

test.each([401, 404, 422])('%d is returned without another attempt', async (status) => {
  const { url, arrivals } = await answering([status]);
  const response = await createRetryingFetch(quick)(new Request(url));
  expect([response.status, arrivals.length]).toEqual([status, 1]);
});

test('it waits as long as Retry-After says', async () => {
  const { url, arrivals } = await answering([429, { 'Retry-After': '1' }], [200]);
  await createRetryingFetch(quick)(new Request(url));
  const [first = 0, second = 0] = arrivals;
  expect(second - first).toBeGreaterThanOrEqual(990);
});

test('a server that does not answer in time is given up after the last attempt', async () => {
  let requests = 0;
  const url = await serve(() => {
    requests += 1;
  });
  await expect(createRetryingFetch({ ...quick, timeout: 50 })(new Request(url))).rejects.toThrow();
  expect(requests).toBe(3);
});

test('a refused connection rejects', async () => {
  await expect(createRetryingFetch(quick)(new Request('http://127.0.0.1:1/'))).rejects.toThrow();
});

test('no more requests than allowed are sent at the same time', async () => {
  let underWay = 0;
  let most = 0;
  const url = await serve((_, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      response.end();
    }, 20);
  });
  const fetch = createRetryingFetch({ ...quick, concurrency: 3 });
  await Promise.all(Array.from({ length: 12 }, () => fetch(new Request(url))));
  expect(most).toBe(3);
});

test('an answer that breaks off is asked for again, and comes whole', async () => {
  let count = 0;
  const url = await serve((_, response) => {
    count += 1;
    response.writeHead(200, { 'Content-Length': '8' }).write('whol');
    if (count === 1) setTimeout(() => response.destroy(), 20);
    else response.end('eone');
  });
  const response = await createRetryingFetch(quick)(new Request(url));
  expect(await response.text()).toBe('wholeone');
  expect(count).toBe(2);
});

test('an answer that is too large is given up, and not asked for again', async () => {
  let count = 0;
  const url = await serve((_, response) => {
    count += 1;
    response.end('x'.repeat(3 * 2 ** 20));
  });
  await expect(createRetryingFetch({ ...quick, maxSize: 2 ** 20 })(new Request(url))).rejects.toThrow('1 MB');
  expect(count).toBe(1);
});

test('when nobody answers, waiting calls end without being sent', async () => {
  let count = 0;
  const url = await serve((request) => {
    count += 1;
    request.socket.destroy();
  });
  const send = createRetryingFetch({ ...quick, patience: 3, concurrency: 1 });
  const calls = Array.from({ length: 20 }, () =>
    send(new Request(url)).catch((error: Error) => error.message),
  );
  const reasons = await Promise.all(calls);
  expect(count).toBe(9);
  expect(reasons.at(-1)).toMatch('has stopped answering');
});
