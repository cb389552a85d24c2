import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

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

/** The extension that fits the bytes themselves; undefined when they are no picture that the build can use. */
async function pictureExtension(buffer: Buffer): Promise<string | undefined> {
  try {
    const { format, compression } = await sharp(buffer).metadata();
    return format === 'heif' && compression === 'av1' ? '.avif' : extensions[format ?? ''];
  } catch {
    return undefined;
  }
}

/**
 * A reader of the API's pictures by address, with copies in `folder`: a picture is fetched once, then revalidated by
 * ETag, and taken from its copy when the API does not answer. It returns undefined for one that is missing or broken
 * and has no copy; it never throws for errors of the network or the API.
 */
export function createMediaCache(folder: string, fetch: (request: Request) => Promise<Response>) {
  return async function read(url: string): Promise<MediaFile | undefined> {
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
    const headers = cached && entry?.etag ? { 'If-None-Match': entry.etag } : undefined;
    const response = await fetch(new Request(url, { headers })).catch(() => undefined);
    if (!response?.ok) return cached;
    const buffer = Buffer.from(await response.arrayBuffer());
    const extension = await pictureExtension(buffer);
    if (!extension) return cached;
    await mkdir(folder, { recursive: true });
    await writeFile(dataFile, buffer);
    const fresh: Entry = { etag: response.headers.get('ETag') ?? undefined, extension };
    await writeFile(entryFile, JSON.stringify(fresh));
    return { buffer, extension, hash };
  };
}
