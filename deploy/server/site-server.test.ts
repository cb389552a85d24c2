import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sendTo } from '../testing/ask-host';
import { describeHost } from '../testing/describe-host';
import { describeForwarding } from '../testing/describe-forwarding';
import { publishedSlug } from '../testing/fixture-site';
import { createSiteServer, type SiteServerOptions } from './site-server';

async function startServer(settings: SiteServerOptions) {
  const server = createSiteServer(settings);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, send: sendTo(origin), stop: () => server.close() };
}

describe('calls of the API, by the production server', () => {
  describeForwarding(startServer);
});

describe('the production server', () => {
  const { send, publicDir } = describeHost(startServer, { sendsFiles: true });
  const onDisk = (name: string) => path.join(publicDir(), name);
  const bundle = 'app-0b8a57f0aa2b.js';
  const br = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
  const gzip = { headers: { 'accept-encoding': 'gzip' } };

  /** Asks until the answer fits: the server looks at a file once a second. */
  async function untilSent(address: string, wanted: string | number, options = {}): Promise<void> {
    for (;;) {
      const { status, body } = await send(address, options);
      if (status === wanted || body === wanted) return;
      await delay(50);
    }
  }

  test('the ETag of one language does not hold for the other', async () => {
    const { headers } = await send('/about');
    const conditional = { cookie: 'locale=en', 'if-none-match': headers.etag ?? 'none' };
    expect((await send('/about', { headers: conditional })).status).toBe(200);
  });

  test('a 404 stays a 404 when the browser revalidates it', async () => {
    expect((await send('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  test.each([bundle, 'about/index.html', 'blogs/rss.xml'])(
    '%s is sent as the build compressed it',
    async (file) => {
      const answer = await send(`/${file.replace('/index.html', '')}`, br);
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String((await stat(onDisk(`${file}.br`))).size),
      });
      expect(answer.body).toBe(await readFile(onDisk(`${file}.br`), 'utf8'));
    },
  );

  test('a file without a copy is compressed, and has the same ETag each time', async () => {
    const answers = [
      await send('/page-data/about/page-data.json', gzip),
      await send('/page-data/about/page-data.json', gzip),
    ];
    const [first, again] = answers.map(({ headers }) => [headers.etag, headers['content-encoding']]);
    expect(first).toEqual([expect.stringMatching(/^"/), 'gzip']);
    expect(again).toEqual(first);
  });

  test('a new build shows without a restart, and no copy of the old one is sent with it', async () => {
    const page = `<p>new build ${'.'.repeat(5000)}</p>`;
    await send('/intrest', gzip);
    const before = await send('/intrest', gzip);
    await writeFile(onDisk('intrest/index.html'), page);
    await untilSent('/intrest', page, gzip);
    const { headers } = await send('/intrest', gzip);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.etag).not.toBe(before.headers.etag);

    const original = await stat(onDisk('intrest/index.html'));
    await writeFile(onDisk('intrest/index.html.gz'), gzipSync('the new copy'));
    await utimes(onDisk('intrest/index.html.gz'), original.atime, original.mtimeMs / 1000);
    await untilSent('/intrest', 'the new copy', gzip);
  });

  test('an older file that is put back does not get the copy of the newer one', async () => {
    const older = `<p>older ${'.'.repeat(5000)}</p>`;
    await writeFile(onDisk('only-arabic/index.html'), older);
    await utimes(onDisk('only-arabic/index.html'), new Date(0), new Date(0));
    await untilSent('/only-arabic', older, gzip);
  });

  test('a file that is gone is a 404, and one that comes is found', async () => {
    await send('/static/brand-3f0e5c1a.svg');
    await rm(onDisk('static/brand-3f0e5c1a.svg'));
    await untilSent('/static/brand-3f0e5c1a.svg', 404);
    await writeFile(onDisk('static/brand-3f0e5c1a.svg'), 'back');
    await untilSent('/static/brand-3f0e5c1a.svg', 'back');
  });

  test('a large file is streamed: whole, in part, not again, and in its new version', async () => {
    const film = 'film'.repeat(2 ** 20);
    await writeFile(onDisk('media/large.mp4'), film);
    const whole = await send('/media/large.mp4', br);
    expect(whole.headers).toMatchObject({
      'content-length': String(film.length),
      'content-type': 'video/mp4',
    });
    expect(whole.body === film).toBe(true);
    const etag = whole.headers.etag ?? 'none';
    const part = { range: `bytes=${film.length - 2}-`, 'if-range': etag };
    expect(await send('/media/large.mp4', { headers: part })).toMatchObject({ status: 206, body: 'lm' });
    expect(await send('/media/large.mp4', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 304,
    });
    expect(await send('/media/large.mp4', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });

    // Within the second in which the server does not look: what it knows is of the old version.
    const next = 'next'.repeat(2 ** 20);
    await writeFile(onDisk('media/large.mp4'), next);
    const again = await send('/media/large.mp4');
    expect(again.body === next).toBe(true);
    expect(again.headers.etag).not.toBe(etag);
  });

  test('a byte range beyond a file is refused', async () => {
    const { status, headers } = await send('/media/film.mp4', { headers: { range: 'bytes=10000-' } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10000']);
  });

  test('without an API, only what was built is found', async () => {
    const alone = await startServer({ publicDir: publicDir() });
    expect((await alone.send(`/projects/detail/${publishedSlug}`)).status).toBe(404);
    await alone.stop();
  });
});
