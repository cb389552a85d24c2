import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteServerOptions } from '../server/site-server';
import { describeForwarding } from '../testing/describe-forwarding';
import { fixturePolicy } from '../testing/fixture-site';
import type { RunningHost } from '../testing/ask-host';
import { describeHost } from '../testing/describe-host';
import { respondAtEdge } from './edge-host';
import { forwardAtEdge } from './forward-at-edge';

/** Answers as static hosts do, with a header of `_headers`: `/about/` is `about/index.html`, `/404` is `404.html`, the rest is a file or a 404. */
async function staticFile(publicDir: string, { pathname }: URL): Promise<Response> {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  for (const candidate of [file, `${file}.html`]) {
    const body = await readFile(path.join(publicDir, candidate)).catch(() => undefined);
    const headers = { 'Content-Security-Policy': fixturePolicy };
    if (body) return new Response(new Uint8Array(body), { headers });
  }
  return new Response('missing', { status: 404 });
}

/** Answers as `cloudflare.ts` and `netlify.ts` do. */
const start = async ({ publicDir, apiUrl, organizationKey }: SiteServerOptions): Promise<RunningHost> => ({
  send: async (address, options = {}) => {
    const request = new Request(`http://site.example${address}`, options);
    const settings = { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey };
    const response =
      (await forwardAtEdge(request, '127.0.0.1', settings)) ??
      (await respondAtEdge(request, (url) => staticFile(publicDir, url), settings));
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  },
});

describe('the function of a static host', () => {
  describeHost(start, { sendsFiles: false });
  describeForwarding(start);

  test.each([
    ['https', 'max-age=31536000'],
    ['http', null],
  ])('a page that comes by %s tells browsers to stay on HTTPS: %s', async (scheme, expected) => {
    const fetchFile = () => Promise.resolve(new Response('page'));
    const { headers } = await respondAtEdge(new Request(`${scheme}://site.example/about`), fetchFile, {});
    expect(headers.get('strict-transport-security')).toBe(expected);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
