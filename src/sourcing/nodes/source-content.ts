import type { SourceNodesArgs } from 'gatsby';
import { ContentError, readContent, type ContentDocument } from '../content';
import { buildNode, contentType } from './build-node';
import { contentRows } from './content-rows';

/** What content needs of Gatsby's `sourceNodes`. */
export type ContentTools = Pick<
  SourceNodesArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNodesByType' | 'reporter'
>;

/**
 * Makes the nodes of the content in `root`, and deletes those whose file was removed. A mistake ends a build with the
 * place of every mistake; in development it is reported, and the nodes stay as they were.
 */
export async function sourceContent(tools: ContentTools, root: string): Promise<void> {
  const { actions, getNodesByType } = tools;
  const before = Object.values(contentType).flatMap((type) => getNodesByType(type));
  const documents = readOrReport(tools, root);
  if (!documents) {
    for (const node of before) actions.touchNode(node);
    return;
  }
  const nodes = contentRows(documents, root).map((row) => buildNode(tools, row));
  for (const node of nodes) await actions.createNode(node);
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of before) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
}

function readOrReport({ reporter }: ContentTools, root: string): ContentDocument[] | undefined {
  try {
    return readContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // The message alone: the place that matters is in the content, not in a stack.
    reporter.panicOnBuild(`Mistakes in the content:\n\n${error.message}`);
    return undefined;
  }
}
