import { promises as fs } from 'node:fs';
import path from 'node:path';
import { shownPictures, type Screen } from '../../../lib/shown-pictures';

/** The phone that pictures are weighed on: Lighthouse's. */
export const phone: Screen = { width: 412, density: 1.75, avif: true };

/** Bytes of the pictures that a page's HTML names, each file once. */
export interface PictureWeight {
  /** Loaded with the page. */
  eagerPictures: number;
  /** Loaded near the screen: all of them only for who scrolls to the end. */
  lazyPictures: number;
  /** The heaviest of either kind. */
  heaviest: { eagerPictures?: string; lazyPictures?: string };
}

/**
 * Weighs the pictures in a page's HTML as the phone loads them. Pictures of other sites, in `noscript` and of scripts
 * do not count.
 * @throws Error when `media` or `sizes` of a picture has a form that is not known
 */
export async function weighPictures(publicDirectory: string, html: string): Promise<PictureWeight> {
  const weight: PictureWeight = { eagerPictures: 0, lazyPictures: 0, heaviest: {} };
  const largest = { eagerPictures: 0, lazyPictures: 0 };
  const pictures = shownPictures(html, phone).sort((a, b) => Number(a.isLazy) - Number(b.isLazy));
  const seen = new Set<string>();
  for (const { file, isLazy } of pictures) {
    if (seen.has(file)) continue;
    seen.add(file);
    const kind = isLazy ? 'lazyPictures' : 'eagerPictures';
    const size = await sizeOf(path.join(publicDirectory, decodeURI(file)));
    weight[kind] += size;
    if (size <= largest[kind]) continue;
    largest[kind] = size;
    weight.heaviest[kind] = file;
  }
  return weight;
}

/** Bytes of a file; nothing where it is missing. */
export const sizeOf = (file: string): Promise<number> =>
  fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );
