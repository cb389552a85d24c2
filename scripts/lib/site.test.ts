import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './site';

test('scripts and style sheets get compressed copies, once; pages do not', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'precompress-'));
  const script = 'console.log("plumb");'.repeat(100);
  await writeFile(path.join(directory, 'app.js'), script);
  await writeFile(path.join(directory, 'index.html'), '<p>plumb</p>');

  expect(await precompress(directory)).toBe(1);
  expect((await readdir(directory)).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'index.html']);
  const compressed = (suffix: string) => readFile(path.join(directory, `app.js${suffix}`));
  expect(brotliDecompressSync(await compressed('.br')).toString()).toBe(script);
  expect(gunzipSync(await compressed('.gz')).toString()).toBe(script);
  expect(await precompress(directory)).toBe(0);

  await rm(directory, { recursive: true });
});
