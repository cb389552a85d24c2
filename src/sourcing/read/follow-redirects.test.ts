import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFollowing, isPrivateHost, publicOrBeside, sameHostOnly } from './follow-redirects';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(locationOf: (path: string) => string | undefined) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const location = locationOf(request.url ?? '');
    if (location) response.writeHead(302, { Location: location }).end();
    else response.end('here');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const withKey = (url: string) => new Request(url, { headers: { 'X-Organization-Key': 'secret' } });

test('a redirect within the host is followed with its key', async () => {
  const { origin, requests } = await serve((path) => (path === '/old' ? '/new' : undefined));
  const response = await fetchFollowing(withKey(`${origin}/old`), {}, sameHostOnly);
  expect(await response.text()).toBe('here');
  expect(requests.map(({ headers }) => headers['x-organization-key'])).toEqual(['secret', 'secret']);
});

test('another host is not asked, and does not learn the key', async () => {
  const other = await serve(() => undefined);
  const elsewhere = other.origin.replace('127.0.0.1', 'localhost');
  const { origin } = await serve(() => elsewhere);
  await expect(fetchFollowing(withKey(origin), {}, sameHostOnly)).rejects.toThrow(
    'is at another host, localhost',
  );
  expect(other.requests).toEqual([]);
});

test('an address that leads to itself, or to none, is given up', async () => {
  const { origin, requests } = await serve((path) => (path === '/none' ? 'http://[' : path));
  await expect(fetchFollowing(new Request(`${origin}/loop`), {}, sameHostOnly)).rejects.toThrow(
    'without an end',
  );
  expect(requests).toHaveLength(21);
  await expect(fetchFollowing(new Request(`${origin}/none`), {}, sameHostOnly)).rejects.toThrow(
    'leads to none',
  );
});

test.each([
  'localhost',
  'metadata.google.internal',
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
])('a picture at %s is not asked for', (host) => {
  const check = publicOrBeside('https://api.example.sa');
  expect(() => check(new URL(`http://${host}/a.jpg`), new URL('https://cdn.example'))).toThrow(
    `${host} is not in the public internet`,
  );
  expect(() =>
    publicOrBeside('http://127.0.0.1:4000')(new URL(`http://${host}/a.jpg`), new URL('http://x')),
  ).not.toThrow();
});

test.each(['[::1]', '[::ffff:7f00:1]', '[fe80::1]', '[fd00::1]', '0.0.0.0'])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each(['cdn.example.sa', '8.8.8.8', '[2606:4700::1]', 'internal.example.com'])('%s is public', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
