import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import type { MediaFile } from './media-cache';

export interface FileNodes {
  /** Id of the File node of this address; null when the picture is missing, broken or switched off. */
  idOf(url: string): Promise<string | null>;
  /** Addresses that gave no picture. */
  readonly missing: string[];
}

/** The name of the file in an address, as a short part of a path on every system. */
function fileName(url: string): string {
  const { pathname } = new URL(url);
  const name = path.basename(pathname, path.extname(pathname)).replace(/[^\w.-]+/g, '-');
  return name.slice(0, 60).replace(/^[.-]+/, '') || 'picture';
}

/** File nodes for gatsby-plugin-image, made on demand from `read`; every address is read once. */
export function createFileNodes(
  { actions, createNodeId, getCache }: SourceNodesArgs,
  read: (url: string) => Promise<MediaFile | undefined>,
): FileNodes {
  const ids = new Map<string, Promise<string | null>>();
  const missing: string[] = [];

  async function create(url: string): Promise<string | null> {
    const file = await read(url);
    if (!file) {
      missing.push(url);
      return null;
    }
    const node = await createFileNodeFromBuffer({
      buffer: file.buffer,
      hash: file.hash,
      name: fileName(url),
      ext: file.extension,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return node.id;
  }

  return {
    missing,
    idOf(url) {
      const id = ids.get(url) ?? create(url);
      ids.set(url, id);
      return id;
    },
  };
}

/** For a build with `API_IMAGES=off`: no files, nothing missing. */
export const noFileNodes: FileNodes = { missing: [], idOf: () => Promise.resolve(null) };

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A copy of a row in which every Image has a `file` and every FloorPlan `files: { ar, en }`: ids of File nodes,
 * or null. An Image is recognized by its `url` and `alt`, a FloorPlan by a `url` in two languages.
 */
export async function linkFiles(value: unknown, files: FileNodes): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => linkFiles(item, files)));
  if (!isObject(value)) return value;
  const { url } = value;
  if (isText(url) && isObject(value['alt'])) return { ...value, file: await files.idOf(url) };
  if (isObject(url) && isText(url['ar']) && isText(url['en'])) {
    return { ...value, files: { ar: await files.idOf(url['ar']), en: await files.idOf(url['en']) } };
  }
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, item]) => [name, await linkFiles(item, files)] as const),
  );
  return Object.fromEntries(entries);
}
