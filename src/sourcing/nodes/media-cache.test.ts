import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMediaCache } from './media-cache';

let server: Server;
let origin: string;
let folder: string;
let picture: Buffer;
let requests: { url: string; etag: string | undefined }[];

beforeAll(async () => {
  picture = await readFile(
    path.resolve('openapi/reference-api/demo-data/media/projects/alyasmin-gardens-1.jpg'),
  );
  const plan = await readFile(path.resolve('openapi/reference-api/demo-data/media/floorplans/type-a.en.svg'));
  server = createServer((request, response) => {
    const etag = request.headers['if-none-match'];
    requests.push({ url: request.url ?? '', etag });
    if (request.url === '/plan.svg') return response.writeHead(200).end(plan);
    if (request.url === '/broken.jpg') return response.writeHead(200).end('<html>not a picture</html>');
    if (request.url !== '/picture.jpg') return response.writeHead(404).end();
    if (etag === '"one"') return response.writeHead(304).end();
    return response.writeHead(200, { ETag: '"one"' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  requests = [];
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cache = () => createMediaCache(folder, (request) => fetch(request));

test('a picture is read with the extension of its bytes', async () => {
  const file = await cache()(`${origin}/picture.jpg`);
  expect(file).toMatchObject({ extension: '.jpg' });
  expect(file?.buffer.equals(picture)).toBe(true);
  expect(await cache()(`${origin}/plan.svg`)).toMatchObject({ extension: '.svg' });
});

test('the next build revalidates by ETag and takes the cached file', async () => {
  await cache()(`${origin}/picture.jpg`);
  const file = await cache()(`${origin}/picture.jpg`);
  expect(file?.buffer.equals(picture)).toBe(true);
  expect(requests.map(({ etag }) => etag)).toEqual([undefined, '"one"']);
});

test.each(['/missing.jpg', '/broken.jpg'])('%s gives no picture and no error', async (address) => {
  expect(await cache()(origin + address)).toBeUndefined();
});

test('when the API does not answer, the cached file is taken', async () => {
  await cache()(`${origin}/picture.jpg`);
  const unreachable = createMediaCache(folder, () => Promise.reject(new Error('unreachable')));
  expect((await unreachable(`${origin}/picture.jpg`))?.buffer.equals(picture)).toBe(true);
  expect(await unreachable(`${origin}/never-seen.jpg`)).toBeUndefined();
});
