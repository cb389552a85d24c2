import { createServer, type Server, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { startReferenceApi } from '../../../openapi/reference-api';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { listenLocally } from '../../../openapi/reference-api/testing/local-machine';
import { createApiClient } from '../../../src/api-client/client';
import { enums } from '../../../src/api-client/generated/contract-values';
import type { components } from '../../../src/api-client/generated/schema';

type Schemas = components['schemas'];
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What an API answers, as it would without a fault. Changed by faults: nothing here is of a certain type any more. */
export interface Records {
  organization: Json;
  projects: Json[];
  rentals: Json[];
  blogs: Json[];
  lookups: Record<string, Json[]>;
}

const scale = { projects: 4, units: 4, rentals: 5, blogs: 5 };

const dataOf = async <T>(call: Promise<{ data?: { data: T } }>): Promise<T> => {
  const { data } = await call;
  if (!data) throw new Error('The reference API did not answer');
  return data.data;
};

/**
 * A few records of each kind, as the reference API gives them.
 * @param mediaOrigin where the pictures are, in place of the reference API, which does not go on running
 */
export async function makeRecords(mediaOrigin: string): Promise<Records> {
  const dataset = generateDataset(scale);
  const api = await startReferenceApi({ memory: true, dataset });
  const client = createApiClient({ url: api.url, organizationKey: dataset.organizationKey });
  try {
    const listed = await dataOf(client.GET('/public/projects/list'));
    const lookups = enums.LookupCategory.map(async (category) => [
      category,
      await dataOf(client.GET('/public/lookups/{category}', { params: { path: { category } } })),
    ]);
    const records = {
      organization: await dataOf(client.GET('/public/organizations/me')),
      projects: await Promise.all(
        listed.map(({ id }) => dataOf(client.GET('/public/projects/{id}', { params: { path: { id } } }))),
      ),
      rentals: await dataOf(client.GET('/public/rentals/list')),
      blogs: await dataOf(client.GET('/public/blogs/list')),
      lookups: Object.fromEntries(await Promise.all(lookups)) as Record<string, Schemas['Lookup'][]>,
    };
    return JSON.parse(JSON.stringify(records).replaceAll(api.url, mediaOrigin)) as Records;
  } finally {
    await api.close();
  }
}

function writeForever(response: ServerResponse, part: Buffer): void {
  while (response.write(part));
  response.once('drain', () => writeForever(response, part));
}

/** A server of pictures: a plain one at every address, and broken ones below `/broken/`. */
export async function startMedia(): Promise<{ origin: string; server: Server }> {
  const picture = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: 'rgb(120,110,90)' },
  })
    .jpeg()
    .toBuffer();
  const huge = sharp({ create: { width: 10_100, height: 10_100, channels: 3, background: 'white' } });
  const broken: Record<string, Buffer> = {
    '/broken/huge.jpg': await huge.jpeg().toBuffer(),
    '/broken/cut.jpg': picture.subarray(0, picture.length >> 1),
    '/broken/empty.jpg': Buffer.alloc(0),
    '/broken/page.jpg': Buffer.from('<!doctype html><title>Not found</title>'),
    '/broken/noise.jpg': Buffer.from(
      picture.map((byte, at) => (at > 300 && at % 7 === 0 ? byte ^ 0xff : byte)),
    ),
    '/broken/bomb.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
  };
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60"/></svg>',
  );
  const server = createServer((request, response) => {
    const address = (request.url ?? '').split('?')[0] ?? '';
    if (address === '/broken/missing.jpg') return response.writeHead(404).end();
    if (address === '/broken/reset.jpg') {
      response.writeHead(200, { 'Content-Length': String(picture.length) }).write(picture.subarray(0, 500));
      return setTimeout(() => response.destroy(), 20);
    }
    if (address === '/broken/endless.jpg') return writeForever(response.writeHead(200), picture);
    if (address === '/broken/loop.jpg') return response.writeHead(302, { Location: address }).end();
    const body = broken[address] ?? (address.endsWith('.svg') ? svg : picture);
    return response.writeHead(200, { ETag: `"${address}"` }).end(body);
  });
  return { origin: await listenLocally(server), server };
}
