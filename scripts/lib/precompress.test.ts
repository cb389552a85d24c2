import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

let directory: string;
const inBuild = (name: string) => path.join(directory, name);
const write = (name: string, text: string | Buffer) => writeFile(inBuild(name), text);
const page = (title: string) => `<title>${title}</title>${'<p>plumb</p>'.repeat(200)}`;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  await mkdir(inBuild('about'));
  await write('about/index.html', page('about'));
});
afterEach(() => rm(directory, { recursive: true }));

test('text gets compressed copies of the same time; pictures, source maps and small files do not', async () => {
  const script = 'console.log("plumb");'.repeat(100);
  await write('app-0b8a57f0aa2b.js', script);
  await write('app-0b8a57f0aa2b.js.map', '{}'.repeat(2000));
  await write('robots.txt', 'Allow: /');
  await write('photo.jpg', Buffer.alloc(5000));

  expect(await precompress(directory)).toMatchObject({ compressed: 2, unchanged: 0, removed: 0 });
  const copies = (await readdir(directory, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name));
  const files = ['about/index.html', 'app-0b8a57f0aa2b.js'];
  expect(copies.sort()).toEqual(files.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  expect(brotliDecompressSync(await readFile(inBuild('about/index.html.br'))).toString()).toBe(page('about'));
  expect(gunzipSync(await readFile(inBuild(`${files[1]}.gz`))).toString()).toBe(script);
  const times = await Promise.all(
    ['', '.br', '.gz'].map(async (ending) => (await stat(inBuild(`about/index.html${ending}`))).mtimeMs),
  );
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1);
});

test('the next build compresses only what changed, and removes copies whose original is gone or small', async () => {
  await write('index.html', page('home'));
  await write('gone.html', page('gone'));
  await write('shrunk.html', page('shrunk'));
  await write('drawings.tar.gz', 'not ours');
  await precompress(directory);

  await write('index.html', page('new home'));
  await write('shrunk.html', 'short');
  await rm(inBuild('gone.html'));
  expect(await precompress(directory)).toMatchObject({ compressed: 1, unchanged: 1, removed: 2 });
  expect(gunzipSync(await readFile(inBuild('index.html.gz'))).toString()).toBe(page('new home'));
  expect((await readdir(directory)).sort()).toEqual([
    'about',
    'drawings.tar.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'shrunk.html',
  ]);
});

test('a copy that an interrupted build left unfinished is written again', async () => {
  // Pages are written seconds before their copies; here both might be of one millisecond, by which copies are known.
  await utimes(inBuild('about/index.html'), 1_700_000_000, 1_700_000_000);
  await precompress(directory);
  await write('about/index.html.br', 'half');
  expect(await precompress(directory)).toMatchObject({ compressed: 1 });
  expect(brotliDecompressSync(await readFile(inBuild('about/index.html.br'))).toString()).toBe(page('about'));
});
