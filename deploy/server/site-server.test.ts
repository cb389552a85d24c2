import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeHost, sendTo } from '../testing/describe-host';
import { publishedSlug } from '../testing/fixture-site';
import { createSiteServer } from './site-server';

describe('the production server', () => {
  const { send, publicDir } = describeHost(
    async (settings) => {
      const server = await createSiteServer(settings);
      const origin = await server.listen({ port: 0, host: '127.0.0.1' });
      return { send: sendTo(origin), stop: () => server.close() };
    },
    { sendsFiles: true },
  );

  test('the ETag of one language does not hold for the other', async () => {
    const { headers } = await send('/about');
    const conditional = { cookie: 'locale=en', 'if-none-match': headers.etag ?? 'none' };
    expect((await send('/about', { headers: conditional })).status).toBe(200);
  });

  test('a 404 stays a 404 when the browser revalidates it', async () => {
    expect((await send('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  test('a bundle compressed after the build is sent as it is on the disk', async () => {
    await writeFile(path.join(publicDir(), 'app-0b8a57f0aa2b1f0dd77f.js.br'), 'compressed before');
    const answer = await send('/app-0b8a57f0aa2b1f0dd77f.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer).toMatchObject({ status: 200, body: 'compressed before' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('without an API, only what was built is found', async () => {
    const alone = await createSiteServer({ publicDir: publicDir() });
    const { statusCode } = await alone.inject(`/projects/detail/${publishedSlug}`);
    expect(statusCode).toBe(404);
    await alone.close();
  });
});
