/** Compressed copies of files, which the build writes beside them: `about/index.html.br`. */

export type Encoding = 'br' | 'gzip';

/** What a copy's name ends with, by `Content-Encoding`; the better one first. */
export const copyEndings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export const encodings = Object.keys(copyEndings) as Encoding[];

/** Text that visitors load; source maps are not among it. */
export const isCompressible = (path: string): boolean =>
  /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(path);

/** In bytes: below, compression saves less than one packet of the network. */
export const minCompressedSize = 1024;

/**
 * Whether a copy was made from this version of a file: the build gives it the time of its original. Times are compared
 * in milliseconds; setting one rounds it to microseconds.
 */
export const isCopyOf = (copy: { mtimeMs: number }, original: { mtimeMs: number }): boolean =>
  Math.abs(copy.mtimeMs - original.mtimeMs) < 1;

/** The encoding to answer an `Accept-Encoding` header with, or undefined to send a file as it is. */
export function preferredEncoding(header = ''): Encoding | undefined {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', weight] = part.split(/;\s*q=/i);
      return [name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0;
  const [best] = encodings.filter((one) => weightOf(one) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}
