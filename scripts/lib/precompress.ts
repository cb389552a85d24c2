import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import {
  copyEndings,
  encodings,
  isCompressible,
  isCopyOf,
  minCompressedSize,
  type Encoding,
} from '../../deploy/rules/compressed-copies';
import { cacheControl, immutable } from '../../deploy/rules/headers';

/**
 * Quality of brotli. Files that are cached for a year are compressed once and best. Pages and their data may change with each
 * build: 5 takes a 25th of the time of 11 and makes them 11 % larger (docs/performance.md). The best gzip costs no more than
 * a quick one.
 */
const quality = { lasting: constants.BROTLI_MAX_QUALITY, changing: 5 };

const compressors: Record<Encoding, (text: Buffer, isLasting: boolean) => Promise<Buffer>> = {
  br: (text, isLasting) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isLasting ? quality.lasting : quality.changing,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Files in work at a time; the compressing itself is done by the threads of libuv, four of them. */
const filesAtATime = 16;

export interface Precompressed {
  /** Files with new copies. */
  compressed: number;
  /** Files whose copies were made by an earlier build. */
  unchanged: number;
  /** Copies of files that are gone. */
  removed: number;
  seconds: number;
}

/** For people: `280 files in 3.1 s, 12 unchanged`. */
export const describePrecompressed = ({ compressed, unchanged, removed, seconds }: Precompressed): string =>
  `${compressed} files in ${seconds.toFixed(1)} s, ${unchanged} unchanged${removed > 0 ? `, ${removed} copies removed` : ''}`;

/**
 * Writes a `.br` and a `.gz` beside each file of a build that servers send compressed. A copy has the time of its original,
 * by which the next build, and the Node server, know that it is of the same version.
 */
export async function precompress(buildDir: string): Promise<Precompressed> {
  const started = performance.now();
  const entries = await readdir(buildDir, { recursive: true, withFileTypes: true });
  const present = new Set(
    entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name)),
  );
  const limit = pLimit(filesAtATime);
  const outcomes = await Promise.all(
    [...present].filter(isCompressible).map((file) => limit(() => compressFile(file, buildDir))),
  );
  const orphans = [...present].filter((file) => isOrphan(file, present));
  await Promise.all(orphans.map((file) => limit(() => rm(file))));
  const count = (wanted: Outcome) => outcomes.filter((one) => one === wanted).length;
  const seconds = (performance.now() - started) / 1000;
  return { compressed: count('compressed'), unchanged: count('unchanged'), removed: orphans.length, seconds };
}

function isOrphan(file: string, present: ReadonlySet<string>): boolean {
  const ending = Object.values(copyEndings).find((one) => file.endsWith(one));
  const original = ending && file.slice(0, -ending.length);
  return original !== undefined && isCompressible(original) && !present.has(original);
}

type Outcome = 'compressed' | 'unchanged' | 'small';

async function compressFile(file: string, buildDir: string): Promise<Outcome> {
  const original = await stat(file);
  if (original.size < minCompressedSize) {
    await Promise.all(encodings.map((one) => rm(file + copyEndings[one], { force: true })));
    return 'small';
  }
  const copies = await Promise.all(
    encodings.map((one) => stat(file + copyEndings[one]).catch(() => undefined)),
  );
  if (copies.every((copy) => copy && isCopyOf(copy, original))) return 'unchanged';
  const text = await readFile(file);
  const address = `/${path.relative(buildDir, file).split(path.sep).join('/')}`;
  const isLasting = cacheControl(address) === immutable;
  for (const encoding of encodings) {
    const copy = file + copyEndings[encoding];
    await writeFile(copy, await compressors[encoding](text, isLasting));
    await utimes(copy, original.atime, original.mtimeMs / 1000);
  }
  return 'compressed';
}
