import { routes, unitCardPath } from '../../lib/routes';
import type { PublishedUnit } from '../../domain/views/published';
import { getSaleState } from '../../domain/sale-state';
import { floorPlanNode, licenceNode, toPostalAddress } from './nodes/project-nodes';
import { projectId, unitNodeId, unitNodes, type DrawingFiles } from './nodes/unit-nodes';
import type { PageContext } from './page-context';
import { cardSize, type PageFacts } from './page-facts';

export type UnitPageData = Omit<PublishedUnit, 'unit'> & {
  readonly unit: Omit<PublishedUnit['unit'], 'floor_plan'> & {
    readonly floor_plan?: (NonNullable<PublishedUnit['unit']['floor_plan']> & DrawingFiles) | null;
  };
};

/** The facts of a page about one unit for sale. What a missing licence withholds is left out. */
export function unitFacts(context: PageContext, data: UnitPageData): PageFacts {
  const { texts, localize, absolute, locale, licenceOf, urlOf } = context;
  const { unit, project, card_digest } = data;
  const { slug, licence } = project;
  const projectName = localize(project.name);
  const name = texts.units.explorer.unitTitle
    .replace('{{flat}}', unit.flat_number)
    .replace('{{building}}', localize(unit.building) ?? '');
  const { withheld } = licenceOf(licence);
  const nodes = withheld ? [] : unitNodes(context, project, { name: unit.building }, unit);
  const offer = nodes.find((node) => node['@type'] === 'Offer');
  const isOffered = getSaleState(unit, project.status) !== 'sold' && offer !== undefined;
  const [photo] = unit.photos ?? [];
  return {
    name,
    crumbs: [
      { name: texts.projects.title, to: routes.projects },
      { name: projectName, to: routes.project(slug) },
      { name },
    ],
    kind: {
      '@type': 'RealEstateListing',
      datePosted: project.published_at,
      // It may be advertised no longer than its licence.
      expires: isOffered ? licence?.expires_at : undefined,
      mainEntity: withheld ? undefined : { '@id': unitNodeId(context, slug, unit.id) },
      offers: offer ? { '@id': String(offer['@id']) } : undefined,
    },
    nodes: [
      {
        '@type': 'ApartmentComplex',
        '@id': projectId(context, slug),
        name: projectName,
        url: urlOf(routes.project(slug)),
        address: toPostalAddress(context, project),
        identifier: licenceNode(context, licence),
      },
      ...nodes.map((node) =>
        node['@type'] === 'Apartment' && photo
          ? {
              ...node,
              image: {
                '@type': 'ImageObject' as const,
                url: absolute(photo.url),
                caption: localize(photo.alt),
              },
            }
          : node,
      ),
      ...(withheld || !unit.floor_plan ? [] : [floorPlanNode(context, slug, unit.floor_plan)]),
    ],
    picture: {
      ...cardSize,
      url: unitCardPath(slug, card_digest, locale),
      alt: [name, projectName, localize(project.district), localize(project.city)]
        .filter(Boolean)
        .join(texts.common.separator),
    },
  };
}
