/** One way from a row to a node. */
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { NodeType } from './types';

type NodeTools = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>;

/** A node of `type` for the row known as `key` there. Its digest is the row's, so an unchanged row rebuilds nothing. */
export function buildNode(tools: NodeTools, type: NodeType, key: string, fields: object): NodeInput {
  return {
    ...fields,
    id: tools.createNodeId(`${type} ${key}`),
    internal: { type, contentDigest: tools.createContentDigest(fields) },
  };
}
