import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReferenceApi } from '../../openapi/reference-api';
import { addressTable } from '../testing/address-table';
import { describeHost, send } from '../testing/describe-host';
import { fileTable } from '../testing/file-table';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import {
  organizationKey,
  publishedSlug,
  startSmallApi,
  unbuiltProjectTable,
} from '../testing/unbuilt-projects';
import { createSiteServer } from './site-server';

let site: FixtureSite;
let api: ReferenceApi;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  site = await createFixtureSite();
  api = await startSmallApi();
  server = await createSiteServer({ publicDir: site.publicDir, apiUrl: api.url, organizationKey });
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await server.close();
  await api.close();
  await site.remove();
});

describe('the production server', () => {
  describeHost([...addressTable, ...fileTable, ...unbuiltProjectTable], () => origin);

  test('a page that has not changed is answered 304', async () => {
    const { headers } = await send(origin, { path: '/about' });
    const etag = headers.etag ?? 'none';
    const again = await send(origin, { path: '/about', headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { vary: expect.stringMatching(/cookie/i) },
    });
  });

  test('the ETag of one language does not hold for the other', async () => {
    const { headers } = await send(origin, { path: '/about' });
    const conditional = { cookie: 'locale=en', 'if-none-match': headers.etag ?? 'none' };
    expect((await send(origin, { path: '/about', headers: conditional })).status).toBe(200);
  });

  test('a 404 stays a 404 when the browser revalidates it', async () => {
    const headers = { 'if-none-match': '*' };
    expect((await send(origin, { path: '/nowhere', headers })).status).toBe(404);
  });

  test('a bundle compressed after the build is sent as it is on the disk', async () => {
    await writeFile(path.join(site.publicDir, 'app-0b8a57f0aa2b1f0dd77f.js.br'), 'compressed before');
    const headers = { 'accept-encoding': 'br' };
    const answer = await send(origin, { path: '/app-0b8a57f0aa2b1f0dd77f.js', headers });
    expect(answer).toMatchObject({ status: 200, body: 'compressed before' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('without an API, only what was built is found', async () => {
    const alone = await createSiteServer({ publicDir: site.publicDir });
    const { statusCode } = await alone.inject(`/projects/detail/${publishedSlug}`);
    expect(statusCode).toBe(404);
    await alone.close();
  });

  test('an API that does not answer makes an unbuilt project a 404, not an error', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const alone = await createSiteServer({ publicDir: site.publicDir, apiUrl, organizationKey });
    const { statusCode } = await alone.inject(`/projects/detail/${publishedSlug}`);
    expect(statusCode).toBe(404);
    await alone.close();
  });
});
