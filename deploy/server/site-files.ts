import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  copyEndings,
  isCompressible,
  isCopyOf,
  minCompressedSize,
  type Encoding,
} from '../rules/compressed-copies';
import { createCache } from './cache';

/** A file as it was when it was last looked at. */
interface FileVersion {
  /** Full path. */
  path: string;
  /** Bytes. */
  size: number;
  mtimeMs: number;
}

/** Bytes to send, from the first to the last, both included. */
export interface Range {
  start: number;
  end: number;
}

interface Content {
  /** Bytes. */
  size: number;
  /** Strong: made from the bytes, so that it differs by encoding and language, and survives a build that changes nothing. */
  etag: string;
}

/** What is sent of a file: its own bytes, or compressed ones. */
export interface Representation extends Content {
  encoding?: Encoding;
  /** @throws FileChangedError */
  read(range: Range): Promise<Buffer | Readable>;
}

/** A file was replaced or removed since it was looked at. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

/** Bytes; larger files are streamed from the disk. */
const maxKeptSize = 2 ** 20;

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

const etagOf = (digest: Buffer) => `"${digest.toString('base64url')}"`;
const keyOf = ({ path: file, mtimeMs, size }: FileVersion) => `${file} ${mtimeMs} ${size}`;

async function lookAt(file: string): Promise<FileVersion> {
  const stats = await stat(file);
  if (!stats.isFile()) throw new Error(`${file} is no file`);
  return { path: file, size: stats.size, mtimeMs: stats.mtimeMs };
}

/** Opens exactly this version. @throws FileChangedError */
async function openVersion(version: FileVersion): Promise<FileHandle> {
  const handle = await open(version.path).catch(() => undefined);
  const { mtimeMs, size } = (await handle?.stat()) ?? {};
  if (handle && mtimeMs === version.mtimeMs && size === version.size) return handle;
  await handle?.close();
  throw new FileChangedError(version.path);
}

async function readVersion(version: FileVersion): Promise<Buffer> {
  const handle = await openVersion(version);
  return handle.readFile().finally(() => handle.close());
}

/** The files of a build. What is known of them, and small ones that are in demand, stays in memory, within limits. */
export function createSiteFiles(publicDir: string) {
  const known = createCache<Content>({ limit: 100_000 });
  const kept = createCache<Buffer>({ limit: 64 * 2 ** 20, sizeOf: ({ length }) => length });

  /** Undefined when there is none. */
  const find = (name: string): Promise<FileVersion | undefined> =>
    lookAt(path.join(publicDir, name)).catch(() => undefined);

  async function fromMemory(key: string, load: () => Promise<Buffer>): Promise<Representation> {
    const bytes = () => kept.get(key, load);
    const content = await known.get(key, async () => {
      const loaded = await bytes();
      return { size: loaded.length, etag: etagOf(createHash('sha1').update(loaded).digest()) };
    });
    return { ...content, read: async ({ start, end }) => (await bytes()).subarray(start, end + 1) };
  }

  async function fromDisk(version: FileVersion): Promise<Representation> {
    const content = await known.get(keyOf(version), async () => {
      const hash = createHash('sha1');
      await pipeline((await openVersion(version)).createReadStream(), hash);
      return { size: version.size, etag: etagOf(hash.digest()) };
    });
    return { ...content, read: async (range) => (await openVersion(version)).createReadStream(range) };
  }

  const asItIs = (version: FileVersion): Promise<Representation> =>
    version.size > maxKeptSize ? fromDisk(version) : fromMemory(keyOf(version), () => readVersion(version));

  /**
   * What to send of a file to a browser that prefers this encoding: the copy that the build made. Without one, or when the
   * file was replaced after the build, it is compressed here, once.
   * @throws FileChangedError
   */
  async function represent(name: string, encoding: Encoding | undefined): Promise<Representation> {
    const version = await find(name);
    if (!version) throw new FileChangedError(name);
    if (!encoding || !isCompressible(name) || version.size < minCompressedSize) return asItIs(version);
    const copy = await find(name + copyEndings[encoding]);
    if (copy && isCopyOf(copy, version)) return { ...(await asItIs(copy)), encoding };
    if (version.size > maxKeptSize) return asItIs(version);
    const load = async () => compress[encoding](await readVersion(version));
    return { ...(await fromMemory(`${keyOf(version)} ${encoding}`, load)), encoding };
  }

  return { find, represent };
}
