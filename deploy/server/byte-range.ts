import type { Range } from './site-files';

/**
 * The part of a file that a `Range` header asks for. The whole file when it asks for none, for several, or for what cannot
 * be understood; undefined when the file has no such part (416).
 * @param size of the file, in bytes
 */
export function byteRange(header: string | undefined, size: number): Range | undefined {
  const end = size - 1;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { start: 0, end };
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end }
      : { start: Number(first), end: last === '' ? end : Math.min(Number(last), end) };
  if (first !== '' && last !== '' && Number(last) < range.start) return { start: 0, end };
  return range.start < size ? range : undefined;
}
