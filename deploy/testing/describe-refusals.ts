import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { describeWith } from '../../openapi/reference-api/testing/tools';
import { commonHeaders, expectHeaders, sendRaw, sendTo, type Send } from './ask-host';
import { describeRequestLines } from './describe-request-lines';
import { bundle, malformedRequests, refusedRequests } from './hostile-requests';
import { startSharedCache } from './start-nginx';

/** Tests of what a server of ours refuses, and of what a cache that visitors share may keep of its answers. */
export function describeRefusals(send: Send, origin: () => string): void {
  test.each(refusedRequests)('%s: a refusal is stored nowhere', async (_name, address, options) => {
    const { status, headers } = await send(address, options);
    expect(status).not.toBe(500);
    if (status !== 200) expect(headers['cache-control']).toMatch(/\bno-store$/);
    expectHeaders(headers, commonHeaders);
  });

  test.each(malformedRequests)('%j is refused with the headers of every answer', async (request) => {
    const [head = ''] = (await sendRaw(origin(), request)).split('\r\n\r\n');
    const [statusLine, ...lines] = head.split('\r\n');
    expect(statusLine).toMatch(/^HTTP\/1.1 (?:400|501) /);
    const headers = lines.map((line) => /^([\w-]+): (.*)$/.exec(line) ?? []);
    expectHeaders(Object.fromEntries(headers.map(([, name = '', value]) => [name.toLowerCase(), value])), {
      ...commonHeaders,
      'cache-control': /\bno-store$/,
    });
  });

  describeRequestLines({ origin, plain: { target: '/about' }, redirects: true });

  test('no cache stores the refusal of a range beyond a film', async () => {
    const { status, headers } = await send('/media/film.mp4', { headers: { range: 'bytes=99999999-' } });
    expect([status, headers['cache-control']]).toEqual([416, expect.stringMatching(/\bno-store$/)]);
  });

  test('browsers are told to stay on HTTPS when they came by it', async () => {
    const { headers } = await send('/about', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  describeWith('nginx', 'behind a shared cache', () => {
    test('no request takes a file away from others', async () => {
      const cache = await startSharedCache(origin(), await freePort());
      const ask = sendTo(cache.origin);
      const askAll = async () => {
        for (const [, address, options] of refusedRequests)
          await ask(address, options).catch(() => undefined);
        return [
          await ask('/about'),
          await ask('/about', { headers: { cookie: 'locale=en' } }),
          await ask(bundle),
          await ask(bundle),
        ];
      };
      const answers = await askAll().finally(() => cache.stop());
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [arabic, english, , script] = answers;
      expect([arabic, english].map((answer) => answer?.headers['content-language'])).toEqual(['ar', 'en']);
      expect(script).toMatchObject({
        body: expect.stringMatching(/^console/),
        headers: { 'x-cache-status': 'HIT' },
      });
    });
  });
}
