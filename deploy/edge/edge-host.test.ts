import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeHost } from '../testing/describe-host';
import { respondAtEdge } from './edge-host';

/** Answers as static hosts do: `/about/` is `about/index.html`, `/404` is `404.html`, the rest is a file or a 404. */
async function staticFile(publicDir: string, { pathname }: URL): Promise<Response> {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  for (const candidate of [file, `${file}.html`]) {
    const body = await readFile(path.join(publicDir, candidate)).catch(() => undefined);
    if (body) return new Response(new Uint8Array(body));
  }
  return new Response('missing', { status: 404 });
}

describe('the function of a static host', () => {
  describeHost(
    async ({ publicDir, apiUrl, organizationKey }) => ({
      send: async (address, options = {}) => {
        const request = new Request(`http://site.example${address}`, options);
        const settings = { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey };
        const response = await respondAtEdge(request, (url) => staticFile(publicDir, url), settings);
        const headers = Object.fromEntries(response.headers);
        return { status: response.status, headers, body: await response.text() };
      },
    }),
    { sendsFiles: false },
  );
});
