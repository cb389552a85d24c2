/** Finds the pictures and plans anywhere in a row and links each to its File node. */
import type { MediaNodes } from './file-nodes';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A copy of the row in which every Image has a `file` and every FloorPlan `files: { ar, en }`: ids of File nodes,
 * or null. An Image is known by its `url` and `alt`, a FloorPlan by a `url` in two languages.
 */
export async function linkFiles(value: unknown, media: MediaNodes): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => linkFiles(item, media)));
  if (!isObject(value)) return value;
  const { url } = value;
  if (isText(url) && isObject(value['alt'])) return { ...value, file: await media.idOf(url) };
  if (isObject(url) && isText(url['ar']) && isText(url['en'])) {
    return { ...value, files: { ar: await media.idOf(url['ar']), en: await media.idOf(url['en']) } };
  }
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, item]) => [name, await linkFiles(item, media)] as const),
  );
  return Object.fromEntries(entries);
}
