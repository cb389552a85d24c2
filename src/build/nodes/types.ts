/** Names of the site's GraphQL types, said once. */
export const nodeType = {
  organization: 'Organization',
  project: 'Project',
  rental: 'Rental',
  blog: 'Blog',
  lookup: 'Lookup',
} as const;

export type NodeType = (typeof nodeType)[keyof typeof nodeType];
