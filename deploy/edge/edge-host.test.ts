import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ReferenceApi } from '../../openapi/reference-api';
import { addressTable } from '../testing/address-table';
import { describeHost } from '../testing/describe-host';
import { createFixtureSite, type FixtureSite } from '../testing/fixture-site';
import { organizationKey, startSmallApi, unbuiltProjectTable } from '../testing/unbuilt-projects';
import { respondAtEdge } from './edge-host';

let site: FixtureSite;
let api: ReferenceApi;
let server: http.Server;

/** Answers as static hosts do: `/about/` is `about/index.html`, `/404` is `404.html`, the rest is a file or a 404. */
async function staticFile({ pathname }: URL): Promise<Response> {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  for (const candidate of [file, `${file}.html`]) {
    const body = await readFile(path.join(site.publicDir, candidate)).catch(() => undefined);
    if (body) return new Response(new Uint8Array(body));
  }
  return new Response('missing', { status: 404 });
}

beforeAll(async () => {
  site = await createFixtureSite();
  api = await startSmallApi();
  const settings = { GATSBY_API_URL: api.url, GATSBY_ORGANIZATION_KEY: organizationKey };
  server = http.createServer((incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const request = new Request(`http://site.example${incoming.url ?? '/'}`, { headers });
    void respondAtEdge(request, staticFile, settings).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 300_000);

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
  await site.remove();
});

describe('the function of a static host', () => {
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  describeHost([...addressTable, ...unbuiltProjectTable], origin);
});
