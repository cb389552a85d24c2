/** A screen, as pages choose pictures for it. */
export interface Screen {
  /** CSS pixels. */
  width: number;
  /** Device pixels in a CSS pixel. */
  density: number;
  /** Whether the browser shows AVIF. */
  avif: boolean;
}

/** The file that a screen loads for a picture of a page. */
export interface ShownPicture {
  /** Path from the root of the site. */
  file: string;
  isLazy: boolean;
}

/**
 * The pictures of this site in a page's HTML as a screen loads them, in its order. Those in `noscript` and of scripts are left out.
 * @throws Error when `media` or `sizes` of a picture has a form that is not known here
 */
export function shownPictures(html: string, screen: Screen): ShownPicture[] {
  const visible = html.replace(/<noscript\b.*?<\/noscript>/gs, '');
  const found = visible.matchAll(/<picture\b[^>]*>(.*?)<\/picture>|<img\b[^>]*>/gs);
  return [...found].flatMap(([whole, sources]) => {
    const tags = ((sources ?? whole).match(/<(?:source|img)\b[^>]*>/gs) ?? []).map(attributesOf);
    const image = tags.at(-1) ?? {};
    const isShown = ({ media, type }: Record<string, string>) =>
      (media === undefined || matches(media, screen)) && (type !== 'image/avif' || screen.avif);
    const shown = tags.find(isShown) ?? image;
    const file =
      (shown['srcset'] ? candidateOf(shown['srcset'], shown['sizes'], screen) : undefined) ?? image['src'];
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
function candidateOf(srcSet: string, sizes = '100vw', screen: Screen): string | undefined {
  const candidates = srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const needed = widthOf(sizes, screen) * screen.density;
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.file;
}

/** CSS pixels of `sizes`: a list of `(condition) length`, the last without a condition. */
function widthOf(sizes: string, screen: Screen): number {
  for (const size of sizes.split(',').map((entry) => entry.trim())) {
    const [, condition, length = ''] = /^(\([^()]*\))?\s*(.+)$/.exec(size) ?? [];
    if (condition && !matches(condition, screen)) continue;
    const [, relative, fixed] =
      /^(?:calc\()?(?:([\d.]+)vw)?\s*((?:[-+]\s*)?[\d.]+px)?\)?$/.exec(length) ?? [];
    if (relative === undefined && fixed === undefined) throw new Error(`Unknown length in sizes: ${sizes}`);
    const pixels = Number.parseFloat((fixed ?? '0').replaceAll(' ', ''));
    return (Number(relative ?? 0) / 100) * screen.width + pixels;
  }
  return screen.width;
}

function matches(media: string, screen: Screen): boolean {
  const [, edge, width] = /^\((min|max)-width:\s*([\d.]+)px\)$/.exec(media) ?? [];
  if (width === undefined) throw new Error(`Unknown media query of a picture: ${media}`);
  return edge === 'min' ? screen.width >= Number(width) : screen.width <= Number(width);
}
