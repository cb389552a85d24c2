import { fromBuild, unitFromBuild, type RecordNode } from '../../domain/views/prerendered-files';
import { recordOfPath, routes, socialCardPath } from '../../lib/routes';
import { projectNodes, projectOffers } from './nodes/project-nodes';
import { rentalId, rentalNodes, offerId, type RentalData } from './nodes/rental-nodes';
import { articleId, articleNode, type ArticleData } from './nodes/text-nodes';
import { projectId, type ProjectData } from './nodes/unit-nodes';
import type { PageContext } from './page-context';
import { cardSize, type PageFacts, type SocialPicture } from './page-facts';
import { unitFacts } from './unit-pages';

/** The facts of a page about one project, unit, rental or article; undefined for other pages, and without the record. */
export function recordFacts(context: PageContext, data: unknown): PageFacts | undefined {
  const page = recordOfPath(context.address);
  if (!page) return undefined;
  const records = data as Partial<Record<'project' | 'unitPage' | 'rental' | 'blog', RecordNode | null>>;
  if (page.route === 'rental')
    return records.rental ? rentalFacts(context, fromBuild<RentalData>(records.rental)) : undefined;
  if (page.route === 'blog')
    return records.blog ? articleFacts(context, fromBuild<ArticleData>(records.blog)) : undefined;
  if (page.route === 'unit')
    return records.unitPage ? unitFacts(context, unitFromBuild(records.unitPage)) : undefined;
  if (!records.project) return undefined;
  return page.route === 'detail'
    ? projectFacts(context, fromBuild<ProjectData>(records.project))
    : aboutProjectFacts(context, page.route, fromBuild<NamedProject>(records.project));
}

type NamedProject = Pick<ProjectData, 'slug' | 'name'> & Partial<Pick<ProjectData, 'city' | 'district'>>;

function projectFacts(context: PageContext, project: ProjectData): PageFacts {
  const name = context.localize(project.name);
  return {
    name,
    crumbs: [{ name: context.texts.projects.title, to: routes.projects }, { name }],
    kind: {
      '@type': 'RealEstateListing',
      datePosted: project.published_at,
      mainEntity: { '@id': projectId(context, project.slug) },
      offers: projectOffers(context, project),
    },
    nodes: projectNodes(context, project),
    picture: projectCard(context, project),
  };
}

/** The pages that ask about a project and that share it: not the project itself, which they only name. */
function aboutProjectFacts(
  context: PageContext,
  route: 'contact' | 'share',
  project: NamedProject,
): PageFacts {
  const { texts, localize, urlOf } = context;
  const name = localize(project.name);
  const { crumb, title } = texts.projects[route];
  const about = { '@type': 'ApartmentComplex', '@id': projectId(context, project.slug), name } as const;
  return {
    name: title.replace('{{project}}', name ?? ''),
    crumbs: [
      { name: texts.projects.title, to: routes.projects },
      { name, to: routes.project(project.slug) },
      { name: crumb },
    ],
    kind: {
      '@type': route === 'contact' ? 'ContactPage' : 'WebPage',
      about: { ...about, url: urlOf(routes.project(project.slug)) },
    },
    picture: projectCard(context, project),
  };
}

const projectCard = ({ localize, locale, texts }: PageContext, project: NamedProject): SocialPicture => ({
  ...cardSize,
  url: socialCardPath(project.slug, locale),
  alt: [project.name, project.district, project.city]
    .map(localize)
    .filter(Boolean)
    .join(texts.common.separator),
});

function rentalFacts(context: PageContext, rental: RentalData): PageFacts {
  const name = context.localize(rental.title);
  const offered = context.licenceOf(rental.licence).status === 'valid' && rental.state !== 'rented';
  return {
    name,
    crumbs: [{ name: context.texts.rentals.title, to: routes.rentals }, { name }],
    kind: {
      '@type': 'RealEstateListing',
      datePosted: rental.published_at,
      // It may be advertised no longer than its licence.
      expires: offered ? rental.licence?.expires_at : undefined,
      mainEntity: { '@id': rentalId(context, rental.id) },
      offers: offered ? { '@id': offerId(context, rental.id) } : undefined,
    },
    nodes: rentalNodes(context, rental),
    picture: photoOf(context, rental.photos?.[0]),
  };
}

function articleFacts(context: PageContext, article: ArticleData): PageFacts {
  const { localize, texts } = context;
  const name = localize(article.title);
  return {
    name,
    crumbs: [{ name: texts.blogs.title, to: routes.blogs }, { name: localize(article.tags?.[0]) ?? name }],
    kind: { '@type': 'WebPage', mainEntity: { '@id': articleId(context, article.slug) } },
    nodes: [articleNode(context, article)],
    picture: photoOf(context, article.cover),
  };
}

type Photo = NonNullable<ArticleData['cover']>;

const photoOf = ({ localize }: PageContext, photo: Photo | null | undefined): SocialPicture | undefined =>
  photo ? { url: photo.url, width: photo.width, height: photo.height, alt: localize(photo.alt) } : undefined;
