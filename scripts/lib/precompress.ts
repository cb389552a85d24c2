import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

async function pack(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    packBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    packGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes a `.br` and a `.gz` beside each script and style sheet of a build, at the best quality: they are asked for
 * by every visitor and never change. Pages and page data are packed as they are sent.
 * @returns how many files were packed
 */
export async function precompress(buildDir: string): Promise<number> {
  const present = new Set(await readdir(buildDir));
  const missing = [...present].filter(
    (name) => /\.(js|css)$/.test(name) && !(present.has(`${name}.br`) && present.has(`${name}.gz`)),
  );
  for (const name of missing) await pack(path.join(buildDir, name));
  return missing.length;
}
