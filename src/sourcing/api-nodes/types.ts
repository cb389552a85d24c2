/** Names of the site's GraphQL types, said once. Those of the editors' content are in `content-nodes/types.ts`. */
import type { ContentType } from '../content-nodes/types';

export const nodeType = {
  organization: 'Organization',
  project: 'Project',
  rental: 'Rental',
  blog: 'Blog',
  lookup: 'Lookup',
} as const;

export type NodeType = (typeof nodeType)[keyof typeof nodeType] | ContentType;
