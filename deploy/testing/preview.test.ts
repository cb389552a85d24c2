import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeWith } from '../../openapi/reference-api/testing/tools';
import { headersFile } from '../rules/headers-file';
import { noIndexMark } from '../rules/indexing';
import { createSiteServer } from '../server/site-server';
import { sendTo } from './ask-host';
import { createFixtureSite, type FixtureSite } from './fixture-site';
import { startNginx } from './start-nginx';

let site: FixtureSite;
const mark = () => path.join(site.publicDir, noIndexMark);
beforeEach(async () => {
  site = await createFixtureSite();
});
afterEach(() => site.remove());

/** What search engines are told with pages, files, redirects and pages that are not there. */
async function robotsTags(origin: string) {
  const targets = ['/about', '/en', '/robots.txt', '/faq', '/none', `/${noIndexMark}`];
  const answers = await Promise.all(targets.map((target) => sendTo(origin)(target)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 301, 404, 404]);
  return new Set(answers.map(({ headers }) => headers['x-robots-tag']));
}

test('the Node server asks search engines to leave a preview out, and nothing else', async () => {
  for (const tag of ['noindex', undefined]) {
    if (tag) writeFileSync(mark(), '');
    else rmSync(mark());
    const server = createSiteServer({ publicDir: site.publicDir });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    expect(await robotsTags(origin)).toEqual(new Set([tag]));
    await server.close();
  }
});

describeWith('nginx', 'nginx with a preview', () => {
  test('asks search engines to leave it out, and no other site', async () => {
    const { origin, stop } = await startNginx({ publicDir: site.publicDir, port: await freePort() });
    expect(existsSync(mark())).toBe(false);
    expect(await robotsTags(origin)).toEqual(new Set([undefined]));
    writeFileSync(mark(), '');
    expect(await robotsTags(origin)).toEqual(new Set(['noindex']));
    await stop();
  });
});

test('static hosts read it in the file of headers', () => {
  expect(headersFile("default-src 'none'", '', true)).toContain('\n  X-Robots-Tag: noindex\n');
  expect(headersFile("default-src 'none'", '')).not.toContain('Robots');
});
