import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteServerOptions } from '../server/site-server';
import { describeForwarding } from '../testing/describe-forwarding';
import { fixturePolicy } from '../testing/fixture-site';
import type { RunningHost } from '../testing/ask-host';
import { describeHost } from '../testing/describe-host';
import { bundleFunction } from './bundle-function';
import type { onRequest } from './cloudflare';
import { respondAtEdge } from './edge-host';
import type netlifySite from './netlify';

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

const visitor = '127.0.0.1';

/** Runs a bundle as its host does. @param globals what the host gives it by name */
async function load<Exports>(
  host: 'cloudflare' | 'netlify',
  globals: Record<string, unknown> = {},
): Promise<Exports> {
  const module = { exports: {} as Exports };
  const text = await bundleFunction(host, 'cjs');
  const run = new Function('module', ...Object.keys(globals), text) as (...values: unknown[]) => void;
  run(module, ...Object.values(globals));
  return module.exports;
}

/** A host of the fixture site, by its answer to a request for an address. */
const hostOf = (answer: (request: Request) => Promise<Response>): RunningHost => ({
  send: async (address, options = {}) => {
    const response = await answer(new Request(`http://site.example${address}`, options));
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  },
});

async function startCloudflare({ publicDir, ...settings }: SiteServerOptions): Promise<RunningHost> {
  const { onRequest: answer } = await load<{ onRequest: typeof onRequest }>('cloudflare');
  const fetchFile = (url: URL) => staticFile(publicDir, url);
  const env = {
    GATSBY_API_URL: settings.apiUrl,
    GATSBY_ORGANIZATION_KEY: settings.organizationKey,
    ASSETS: { fetch: fetchFile },
  };
  return hostOf((request) => {
    request.headers.set('cf-connecting-ip', visitor);
    return answer({ request, env, next: () => fetchFile(new URL(request.url)) });
  });
}

async function startNetlify({ publicDir, ...settings }: SiteServerOptions): Promise<RunningHost> {
  const variables: Record<string, string | undefined> = {
    GATSBY_API_URL: settings.apiUrl,
    GATSBY_ORGANIZATION_KEY: settings.organizationKey,
  };
  /** The host asks the function about the site's own addresses, also when it is the function that asks. */
  const answer = (request: Request): Promise<Response> =>
    site.default(request, { ip: visitor, next: () => staticFile(publicDir, new URL(request.url)) });
  const fetchAtHost = (address: string | URL, options?: RequestInit): Promise<Response> =>
    new URL(address).host === 'site.example'
      ? answer(new Request(address, options))
      : fetch(address, options);
  const globals = { Netlify: { env: { get: (name: string) => variables[name] } }, fetch: fetchAtHost };
  const site = await load<{ default: typeof netlifySite }>('netlify', globals);
  return hostOf(answer);
}

describe.each([
  ['Cloudflare', startCloudflare],
  ['Netlify', startNetlify],
])('the function of %s', (_name, start) => {
  describeHost(start, { sendsFiles: false });
  describeForwarding(start);
});

test.each([
  ['https', 'max-age=31536000'],
  ['http', null],
])('a page that comes by %s tells browsers to stay on HTTPS: %s', async (scheme, expected) => {
  const fetchFile = () => Promise.resolve(new Response('page'));
  const { headers } = await respondAtEdge(new Request(`${scheme}://site.example/about`), fetchFile, {});
  expect(headers.get('strict-transport-security')).toBe(expected);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
