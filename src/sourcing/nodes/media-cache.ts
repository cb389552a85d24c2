import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { replaceFile } from '../replace-file';

export interface MediaFile {
  buffer: Buffer;
  /** With the dot: `.jpg`. */
  extension: string;
  hash: string;
}

interface Entry {
  etag?: string;
  extension: string;
}

const extensions: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  svg: '.svg',
};

/** Pixels of a picture at most: one of the largest cameras has 100 million, and each takes four bytes of memory. */
const maxPixels = 100e6;

/** The extension that fits the bytes themselves. @throws an error that says why the build cannot use them */
async function pictureExtension(buffer: Buffer): Promise<string> {
  if (buffer.length === 0) throw new Error('is empty');
  const options = { failOn: 'error', limitInputPixels: maxPixels } as const;
  const { format, compression } = await sharp(buffer, options).metadata();
  const extension = format === 'heif' && compression === 'av1' ? '.avif' : extensions[format ?? ''];
  if (!extension) throw new Error(`is a picture of another kind (${format})`);
  // The head may be right and the rest missing: then the page would have half a picture, or the build would end.
  await sharp(buffer, options).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  return extension;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface MediaCacheOptions {
  /** Told of each picture that does not come as it should, whether or not there is a copy of it. */
  onFault?: (url: string, reason: string) => void;
}

/**
 * A reader of the API's pictures by address, with copies in `folder`: a picture is fetched once, then revalidated by
 * ETag, and taken from its copy when the API does not answer or gives something else. It returns undefined for one that is
 * missing or broken and has no copy; it never throws for errors of the network, the address or the API.
 */
export function createMediaCache(
  folder: string,
  fetch: (request: Request) => Promise<Response>,
  { onFault = () => undefined }: MediaCacheOptions = {},
) {
  async function readCopy(url: string) {
    const hash = createHash('sha256').update(url).digest('hex').slice(0, 24);
    const dataFile = path.join(folder, hash);
    const entryFile = `${dataFile}.json`;
    const entry = await readFile(entryFile, 'utf8')
      .then((text) => JSON.parse(text) as Entry)
      .catch(() => undefined);
    const cached = entry
      ? await readFile(dataFile)
          .then((buffer): MediaFile => ({ buffer, extension: entry.extension, hash }))
          .catch(() => undefined)
      : undefined;
    return { hash, dataFile, entryFile, cached, etag: cached && entry?.etag };
  }

  return async function read(url: string): Promise<MediaFile | undefined> {
    const { hash, dataFile, entryFile, cached, etag } = await readCopy(url);
    try {
      const response = await fetch(
        new Request(url, { headers: etag ? { 'If-None-Match': etag } : undefined }),
      );
      if (response.status === 304 && cached) return cached;
      if (!response.ok) throw new Error(`the answer was ${response.status}`);
      const buffer = Buffer.from(await response.arrayBuffer());
      const extension = await pictureExtension(buffer);
      await mkdir(folder, { recursive: true });
      replaceFile(dataFile, buffer);
      const fresh: Entry = { etag: response.headers.get('ETag') ?? undefined, extension };
      replaceFile(entryFile, JSON.stringify(fresh));
      return { buffer, extension, hash };
    } catch (error) {
      onFault(url, messageOf(error));
      return cached;
    }
  };
}
