import { get } from 'node:http';
import { describeRequestLines } from '../../../deploy/testing/describe-request-lines';
import { contents, file, startEditingServer, type EditingServer } from './testing';

let server: EditingServer;
beforeAll(async () => {
  server = await startEditingServer();
});
afterAll(() => server.stop());

/** The page of a saved change. */
const change = '/content/working-copy/commit/0123456';

test('nothing is read, shown or saved without the token', async () => {
  const paths = [
    '/api/v1/version',
    `/api/v1/repos/content/working-copy/raw/${file}`,
    '/admin/facts.json',
    '/preview/progress',
    change,
  ];
  const tries: Record<string, string>[] = [
    {},
    { Authorization: 'token wrong' },
    { Cookie: 'editing_changes=wrong' },
  ];
  for (const headers of tries)
    for (const address of paths) {
      const { status } = await fetch(server.origin + address, { headers });
      expect({ address, headers, status }).toEqual({ address, headers, status: 401 });
    }
  for (const address of [contents, '/preview', '/check'])
    expect(
      (await server.send(address, [{ path: file, text: server.changed() }], { token: 'wrong' })).status,
    ).toBe(401);
  expect(server.saved()).not.toContain('Certainly.');
});

test('who has asked for the facts with the token may open the pages of changes, which are in their language, and nothing else', async () => {
  const facts = await fetch(`${server.origin}/admin/facts.json`, {
    headers: { Authorization: 'token right' },
  });
  expect(await facts.json()).toEqual({ overdue: [] });
  const [pass = '', ...attributes] = facts.headers.get('set-cookie')?.split('; ') ?? [];
  expect(attributes).toEqual(['Path=/content/working-copy/commit/', 'HttpOnly', 'SameSite=Strict']);
  expect(pass).not.toContain('right');
  const open = (address: string) =>
    fetch(server.origin + address, { headers: { Cookie: `editing_language=ar; ${pass}` } });
  expect(await (await open(change)).text()).toContain('هذا التغيير غير معروف هنا.');
  for (const address of ['/admin/facts.json', `/api/v1/repos/content/working-copy/raw/${file}`])
    expect((await open(address)).status).toBe(401);
});

test('who waits for the site is told how far it is', async () => {
  const headers = { Authorization: 'token right' };
  const answer = await fetch(`${server.origin}/preview/progress`, { headers });
  expect(await answer.json()).toMatchObject({
    state: 'building',
    step: 1,
    title: { en: 'data and settings' },
  });
});

test('a page of another site that was pointed at this machine is not answered', async () => {
  const { port } = server;
  const status = await new Promise<number | undefined>((resolve) =>
    get({ port, host: '127.0.0.1', path: '/admin/', headers: { Host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }),
  );
  expect(status).toBe(421);
});

test('the page is for no search engine, and has its policy', async () => {
  const { headers } = await fetch(`${server.origin}/admin/`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('what is no file of the page is not found, and its root leads to it', async () => {
  const answer = async (address: string) =>
    (await fetch(server.origin + address, { redirect: 'manual' })).status;
  const addresses = ['/', '/admin', '/admin/', '/none', '/admin/none.js', '/preview'];
  expect(await Promise.all(addresses.map(answer))).toEqual([302, 302, 200, 404, 404, 404]);
});

describeRequestLines({ origin: () => server.origin, plain: { target: '/admin/' } });
