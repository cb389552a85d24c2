/** Turns the API's picture addresses into File nodes, one for each address, so that gatsby-plugin-image can work. */
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import type { SourceNodesArgs } from 'gatsby';
import path from 'node:path';
import type { MediaFile } from './media-cache';

export interface MediaNodes {
  /** Id of the File node of this address; null when the picture is missing, broken or switched off. */
  idOf(url: string): Promise<string | null>;
  /** Addresses that gave no picture. */
  readonly missing: string[];
}

/** File nodes made on demand from `read`; every address is read once. */
export function createMediaNodes(
  { actions, createNodeId, getCache }: SourceNodesArgs,
  read: (url: string) => Promise<MediaFile | undefined>,
): MediaNodes {
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
      name: path.basename(new URL(url).pathname, path.extname(new URL(url).pathname)),
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
      const known = ids.get(url) ?? create(url);
      ids.set(url, known);
      return known;
    },
  };
}

/** The media of a build with `API_IMAGES=off`: no files, nothing missing. */
export const noMediaNodes: MediaNodes = { missing: [], idOf: () => Promise.resolve(null) };
