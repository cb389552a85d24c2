import type { Node } from './json-ld';
import { breadcrumbId, breadcrumbNode, pageNode } from './nodes/page-node';
import { organizationNode, websiteNode } from './nodes/site-nodes';
import type { PageContext } from './page-context';
import type { PageFacts } from './page-facts';
import { plainPages } from './plain-pages';
import { recordFacts } from './record-pages';

/**
 * The facts of any page. Undefined for error pages, and for pages of sections that the company does not offer, which only
 * say so.
 * @param data the result of the page's query
 */
export function pageFacts(context: PageContext, data: unknown): PageFacts | undefined {
  const { address } = context;
  if (!context.isOffered(address)) return undefined;
  if (Object.hasOwn(plainPages, address)) return plainPages[address]?.(context, data as never);
  return recordFacts(context, data);
}

/** Company and site; then, where there are facts, the page, its trail and what it is about. */
export function pageGraph(context: PageContext, facts: PageFacts | undefined): Node[] {
  const site: Node[] = [organizationNode(context), websiteNode(context)];
  if (!facts) return site;
  const page = pageNode(context, facts.name, facts.kind);
  if (!facts.crumbs) return [...site, page, ...(facts.nodes ?? [])];
  return [
    ...site,
    { ...page, breadcrumb: { '@id': breadcrumbId(context) } },
    breadcrumbNode(context, facts.crumbs),
    ...(facts.nodes ?? []),
  ];
}
