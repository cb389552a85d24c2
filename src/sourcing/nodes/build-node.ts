import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { ContentKind } from '../content';

/** GraphQL types of the API's records. */
export const recordType = {
  organization: 'Organization',
  project: 'Project',
  unitPage: 'UnitPage',
  rental: 'Rental',
  blog: 'Blog',
  lookup: 'Lookup',
} as const;

/** GraphQL type of each kind of content file. */
export const contentType = {
  brand: 'Brand',
  hero: 'HomeHero',
  advantages: 'HomeAdvantages',
  guarantees: 'HomeGuarantees',
  'sale-units': 'HomeSaleUnits',
  'investment-areas': 'HomeInvestmentAreas',
  partners: 'Partners',
  consultation: 'HomeConsultation',
  'ceo-message': 'HomeCeoMessage',
  objectives: 'HomeObjectives',
  vision: 'Vision',
  mission: 'Mission',
  values: 'HomeValues',
  'about-intro': 'AboutIntro',
  figures: 'AboutFigures',
  milestones: 'AboutMilestones',
  'contact-details': 'ContactDetails',
  privacy: 'PrivacyPage',
  licences: 'LicenceRules',
  accessibility: 'AccessibilityPage',
  costs: 'CostRates',
  'faq-page': 'FaqPage',
  'faq-categories': 'FaqCategory',
  'faq-question': 'FaqQuestion',
} as const satisfies Record<Exclude<ContentKind['name'], 'redirects'>, string>;

type NodeType = (typeof recordType)[keyof typeof recordType] | (typeof contentType)[keyof typeof contentType];

export interface NodeKey {
  type: NodeType;
  /** Unique within the type. */
  key: string;
}

/** A node before Gatsby's own fields are added. */
export interface NodeRow extends NodeKey {
  /** Ids, what lists are sorted and filtered by, and pictures; of what is no record of the API, all of it. */
  fields: object;
  /** The record of the API, as JSON. */
  record?: object;
}

type NodeTools = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>;

/** Id of the node of a row. */
export const nodeId = ({ createNodeId }: Pick<NodeTools, 'createNodeId'>, { type, key }: NodeKey): string =>
  createNodeId(`${type} ${key}`);

/** Gatsby's own fields, which a record may have by chance: with them a node would not be ours. */
const reserved = new Set(['id', 'parent', 'children', 'internal', 'fields']);

const ownFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !reserved.has(name)));

/** The node of a row. Its digest is that of the fields, so an unchanged row rebuilds nothing. */
export function buildNode(tools: NodeTools, { type, key, fields, record }: NodeRow): NodeInput {
  return {
    ...ownFields(fields),
    ...(record && { record }),
    id: nodeId(tools, { type, key }),
    internal: { type, contentDigest: tools.createContentDigest(record ? { ...fields, record } : fields) },
  };
}
