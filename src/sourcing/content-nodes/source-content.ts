/** From the editors' files to nodes. All files are read together, because some mistakes show only between them. */
import type { SourceNodesArgs } from 'gatsby';
import { ContentError, readContent, type ContentDocument } from '../content';
import { buildNode } from '../api-nodes/build-node';
import { contentRows } from './rows';
import { contentType } from './types';

/** What content needs of Gatsby's `sourceNodes`. */
export type ContentTools = Pick<
  SourceNodesArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNodesByType' | 'reporter'
>;

/**
 * Makes the nodes of the content in `root`, and takes away those whose file is gone. A mistake ends a build with the
 * place of every mistake; while developing it is reported, and the nodes stay as they were.
 */
export async function sourceContent(tools: ContentTools, root: string): Promise<void> {
  const { actions, getNodesByType } = tools;
  const before = Object.values(contentType).flatMap((type) => getNodesByType(type));
  const documents = readOrReport(tools, root);
  if (!documents) {
    for (const node of before) actions.touchNode(node);
    return;
  }
  const nodes = contentRows(documents, root).map(({ type, key, fields }) =>
    buildNode(tools, type, key, fields),
  );
  for (const node of nodes) await actions.createNode(node);
  const kept = new Set(nodes.map(({ id }) => id));
  for (const node of before) {
    if (!kept.has(node.id)) actions.deleteNode(node);
  }
}

function readOrReport({ reporter }: ContentTools, root: string): ContentDocument[] | undefined {
  try {
    return readContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // The message alone, because the place that counts is in the content and not in a stack.
    reporter.panicOnBuild(`Mistakes in the content:\n\n${error.message}`);
    return undefined;
  }
}
