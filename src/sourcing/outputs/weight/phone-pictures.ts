import { promises as fs } from 'node:fs';
import path from 'node:path';

/** The phone that pictures are weighed on: Lighthouse's. CSS pixels, and device pixels in each. */
const phone = { width: 412, density: 1.75 };

/** The file that the phone loads for a picture of a page. */
interface PhonePicture {
  /** Path below the published folder. */
  file: string;
  isLazy: boolean;
}

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
 * @throws Error when `media` or `sizes` of a picture has a form that is not known here
 */
export async function weighPictures(publicDirectory: string, html: string): Promise<PictureWeight> {
  const weight: PictureWeight = { eagerPictures: 0, lazyPictures: 0, heaviest: {} };
  const largest = { eagerPictures: 0, lazyPictures: 0 };
  const pictures = phonePictures(html).sort((a, b) => Number(a.isLazy) - Number(b.isLazy));
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

/** Nothing where the file is missing. */
const sizeOf = (file: string): Promise<number> =>
  fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** The local pictures of a page, in its order. */
export function phonePictures(html: string): PhonePicture[] {
  const visible = html.replace(/<noscript\b.*?<\/noscript>/gs, '');
  const found = visible.matchAll(/<picture\b[^>]*>(.*?)<\/picture>|<img\b[^>]*>/gs);
  return [...found].flatMap(([whole, sources]) => {
    const tags = (sources ?? whole).match(/<(?:source|img)\b[^>]*>/gs) ?? [];
    const image = attributesOf(tags.find((tag) => tag.startsWith('<img')) ?? '');
    const shown = tags.map(attributesOf).find(({ media }) => media === undefined || matches(media)) ?? image;
    const file = (shown['srcset'] ? candidateOf(shown['srcset'], shown['sizes']) : undefined) ?? image['src'];
    return file && /^\/(?!\/)/.test(file) ? [{ file, isLazy: image['loading'] === 'lazy' }] : [];
  });
}

/** By lower-case name. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ]),
  );

/** The first file that is at least as wide as the box, else the widest. */
function candidateOf(srcSet: string, sizes = '100vw'): string | undefined {
  const candidates = srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const needed = widthOf(sizes) * phone.density;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.file;
}

/** CSS pixels of `sizes`: a list of `(condition) length`, the last without a condition. */
function widthOf(sizes: string): number {
  for (const size of sizes.split(',').map((entry) => entry.trim())) {
    const [, condition, length = ''] = /^(\([^()]*\))?\s*(.+)$/.exec(size) ?? [];
    if (condition && !matches(condition)) continue;
    const [, relative, fixed] =
      /^(?:calc\()?(?:([\d.]+)vw)?\s*((?:[-+]\s*)?[\d.]+px)?\)?$/.exec(length) ?? [];
    if (relative === undefined && fixed === undefined) throw new Error(`Unknown length in sizes: ${sizes}`);
    const pixels = Number.parseFloat((fixed ?? '0').replaceAll(' ', ''));
    return (Number(relative ?? 0) / 100) * phone.width + pixels;
  }
  return phone.width;
}

function matches(media: string): boolean {
  const [, edge, width] = /^\((min|max)-width:\s*([\d.]+)px\)$/.exec(media) ?? [];
  if (width === undefined) throw new Error(`Unknown media query of a picture: ${media}`);
  return edge === 'min' ? phone.width >= Number(width) : phone.width <= Number(width);
}
