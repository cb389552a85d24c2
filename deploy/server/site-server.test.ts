import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ask, expectAnswer } from '../testing/check-answer';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import { requestTable } from '../testing/request-table';
import { createSiteServer } from './site-server';

let site: FixtureSite;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  site = await createFixtureSite();
  server = await createSiteServer({ publicDir: site.publicDir });
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

describe('the production server', () => {
  test.each(requestTable)('$name: $path', async (requestCase) => {
    expectAnswer(await ask(origin, requestCase), requestCase);
  });

  test('a page that has not changed is answered 304', async () => {
    const { headers } = await ask(origin, { path: '/about' });
    const etag = headers.etag ?? 'none';
    const again = await ask(origin, { path: '/about', headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { vary: expect.stringMatching(/cookie/i) },
    });
  });

  test('the ETag of one language does not hold for the other', async () => {
    const { headers } = await ask(origin, { path: '/about' });
    const asked = { cookie: 'locale=en', 'if-none-match': headers.etag ?? 'none' };
    expect((await ask(origin, { path: '/about', headers: asked })).status).toBe(200);
  });

  test('a 404 stays a 404 when the browser asks again', async () => {
    const headers = { 'if-none-match': '*' };
    expect((await ask(origin, { path: '/nowhere', headers })).status).toBe(404);
  });

  test('a bundle compressed after the build is sent as it lies there', async () => {
    await writeFile(path.join(site.publicDir, 'app-0b8a57f0aa2b1f0dd77f.js.br'), 'packed beforehand');
    const headers = { 'accept-encoding': 'br' };
    const answer = await ask(origin, { path: '/app-0b8a57f0aa2b1f0dd77f.js', headers });
    expect(answer).toMatchObject({ status: 200, body: 'packed beforehand' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });
});
