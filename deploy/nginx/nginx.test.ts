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
import { startNginx, type RunningNginx } from '../testing/start-nginx';

let site: FixtureSite;
let api: ReferenceApi;
let nginx: RunningNginx;

beforeAll(async () => {
  site = await createFixtureSite();
  api = await startSmallApi();
  nginx = await startNginx({ publicDir: site.publicDir, apiUrl: api.url, organizationKey });
}, 300_000);

afterAll(async () => {
  await nginx.stop();
  await api.close();
  await site.remove();
});

describe('nginx with the generated configuration', () => {
  describeHost([...addressTable, ...fileTable, ...unbuiltProjectTable], () => nginx.origin);

  test('a page that has not changed is answered 304', async () => {
    const { headers } = await send(nginx.origin, { path: '/about' });
    const again = { path: '/about', headers: { 'if-none-match': headers.etag ?? 'none' } };
    expect(await send(nginx.origin, again)).toMatchObject({ status: 304, body: '' });
  });

  test('an API that does not answer makes an unbuilt project a 404, not an error', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const alone = await startNginx({ publicDir: site.publicDir, apiUrl, organizationKey });
    const path = `/projects/detail/${publishedSlug}`;
    expect((await send(alone.origin, { path })).status).toBe(404);
    await alone.stop();
  });
});
