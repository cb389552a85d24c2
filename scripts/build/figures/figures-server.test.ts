import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describeRequestLines } from '../../../deploy/testing/describe-request-lines';
import { enquiryCounter, readWithin } from './enquiry-counts';
import { createFiguresServer } from './figures-server';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(read: () => Promise<string>) {
  const server: Server = createFiguresServer(read);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, method = 'GET') => fetch(origin + path, { method });
}

test('the figures are at one address, and for readers only', async () => {
  const ask = await serve(() => Promise.resolve('a 1\n'));
  const answer = await ask('/metrics?from=prometheus');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe('a 1\n');
  const head = await ask('/metrics', 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
  expect((await ask('/metrics/more')).status).toBe(404);
});

describe('of the figures', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createFiguresServer(() => Promise.resolve('a 1\n'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  describeRequestLines({ origin: () => origin, plain: { target: '/metrics' } });
});

test('figures that throw at once are an error too', async () => {
  const ask = await serve(() => {
    throw new Error('no disk');
  });
  expect((await ask('/metrics')).status).toBe(500);
  expect((await ask('/metrics')).status).toBe(500);
});

test('what cannot be read is an error, and not the end of the server', async () => {
  const ask = await serve(() => Promise.reject(new Error('the disk is away')));
  const answer = await ask('/metrics');
  expect([answer.status, await answer.text()]).toEqual([500, 'the disk is away\n']);
  expect((await ask('/metrics')).status).toBe(500);
});

test('readers that come while one waits share its answer, and none waits longer than the limit', async () => {
  let reads = 0;
  let answer: (value: string) => void = () => undefined;
  const read = readWithin(50, () => {
    reads += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  });
  const [first, second] = [read(), read()];
  answer('figures');
  expect(await Promise.all([first, second])).toEqual(['figures', 'figures']);
  await expect(read()).rejects.toThrow('No answer within 0.05 seconds');
  await expect(read()).rejects.toThrow('No answer');
  expect(reads).toBe(2);
  answer('late');
  await delay(0);
  void read();
  answer('again');
  expect(reads).toBe(3);
});

test('a database that accepts connections and says nothing costs a moment, and is said once', async () => {
  const connections: Socket[] = [];
  const silent = createServer((connection) => connections.push(connection)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  ends.push(() => {
    silent.close();
    for (const connection of connections) connection.destroy();
  });
  const lines: string[] = [];
  const { port } = silent.address() as AddressInfo;
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`;
  const count = enquiryCounter({ databaseUrl }, 200, (line: string) => lines.push(line));
  const counts = [await count(), await count(), await count()];
  expect(counts).toEqual([undefined, undefined, undefined]);
  expect(connections).toHaveLength(1);
  expect(lines).toEqual(['The enquiries cannot be counted: No answer within 0.2 seconds']);
});

test('the embedded database of an API that does not run is left to the API', async () => {
  const lines: string[] = [];
  const count = enquiryCounter({ dataDir: '/nowhere' }, 200, (line: string) => lines.push(line));
  expect(await count()).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('is not running')]);
});
