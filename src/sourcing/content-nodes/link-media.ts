/** Media that a content file names, as addresses by which GraphQL finds their File nodes. */
import path from 'node:path';

/** Texts stand below `ar` and `en`, addresses begin with `/`: nothing else in a content file begins like this. */
const isMedia = (value: unknown): value is string => typeof value === 'string' && value.startsWith('media/');

/** A copy of the fields in which every `media/…` is the absolute path of the file; `folder` is that of the content file. */
export function linkMedia(value: unknown, folder: string): unknown {
  if (isMedia(value)) return path.join(folder, value);
  if (Array.isArray(value)) return value.map((item) => linkMedia(item, folder));
  if (typeof value !== 'object' || value === null || isLocalized(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, linkMedia(item, folder)]));
}

const isLocalized = (value: object) => 'ar' in value && 'en' in value;
