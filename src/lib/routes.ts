import { optionalPrefix } from './locale-prefix';

const segment = encodeURIComponent;

/** Ids of units that are a segment of an address on every host, which take what has a dot for a file. */
export const unitIdPattern = '[A-Za-z0-9_-]{1,64}';

const unitId = new RegExp(`^${unitIdPattern}$`);

/** Whether a unit may have a page of its own; one whose id is no safe path segment has only its sheet. */
export const hasUnitPage = (id: string): boolean => unitId.test(id);

const projectDetail = (slug: string) => `/projects/detail/${segment(slug)}`;

/** Addresses of the site, without a locale prefix. */
export const routes = {
  home: '/',
  about: '/about',
  projects: '/projects',
  /** Without a project: where one is chosen. */
  projectDetail: '/projects/detail',
  project: projectDetail,
  /** A unit of a project: its own page or, where its id allows none, its sheet on the project's page. */
  unit: (slug: string, id: string) =>
    projectDetail(slug) + (hasUnitPage(id) ? `/${id}` : `?unit=${segment(id)}`),
  /** The form of the project's page, about one of its units. */
  unitInterest: (slug: string, id: string) => `${projectDetail(slug)}?unit=${segment(id)}#interest`,
  /** Without a project: the general contact page. */
  contact: '/projects/contact',
  projectContact: (slug: string) => `/projects/contact/${segment(slug)}`,
  share: '/projects/share',
  projectShare: (slug: string) => `/projects/share/${segment(slug)}`,
  /** The units compared are in the query. */
  compare: '/projects/compare',
  blogs: '/blogs',
  blog: (slug: string) => `/blogs/${segment(slug)}`,
  rentals: '/rentals',
  rental: (id: string) => `/rentals/${segment(id)}`,
  faq: '/FAQ',
  consultation: '/consultation',
  maintenance: '/maintenance',
  privacy: '/privacy',
  accessibility: '/accessibility',
  /** The spelling of the first site; the address is published and stays. */
  interest: '/intrest',
} as const;

export type ProjectRoute = 'detail' | 'contact' | 'share';

/** Pages of an API record: three of a project, one of each of its units, one of a rental, one of an article. */
export type RecordRoute = ProjectRoute | 'unit' | 'rental' | 'blog';

/** A decoded path segment; undefined for a malformed percent sequence. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const pathBelow = (address: string) => new RegExp(`^${optionalPrefix}/${address}/?$`);

const projectPath = pathBelow('projects/(detail|contact|share)/([^/]+)');

/** The project of a `/projects/{detail,contact,share}/{project}` address; undefined for other addresses. */
export function projectOfPath(pathname: string): { route: ProjectRoute; slug: string } | undefined {
  const match = projectPath.exec(pathname);
  const slug = decoded(match?.[2] ?? '');
  return slug ? { route: match?.[1] as ProjectRoute, slug } : undefined;
}

const unitPath = pathBelow(`projects/detail/([^/]+)/(${unitIdPattern})`);

/** Project and unit of the address of a unit's page; undefined for other addresses. */
export function unitOfPath(pathname: string): { slug: string; unit: string } | undefined {
  const [, slugSegment = '', unit] = unitPath.exec(pathname) ?? [];
  const slug = decoded(slugSegment);
  return slug && unit ? { slug, unit } : undefined;
}

interface AddressedRecord {
  route: RecordRoute;
  /** Slug, or id of a rental; of a unit the slug of its project. */
  id: string;
  /** Id of the unit. */
  unit?: string;
}

const otherRecordPath = pathBelow('(rental|blog)s/([^/]+)');

/** The record of an address; undefined for other addresses. */
export function recordOfPath(pathname: string): AddressedRecord | undefined {
  const project = projectOfPath(pathname);
  if (project) return { route: project.route, id: project.slug };
  const unit = unitOfPath(pathname);
  if (unit) return { route: 'unit', id: unit.slug, unit: unit.unit };
  const match = otherRecordPath.exec(pathname);
  const id = decoded(match?.[2] ?? '');
  return id ? { route: match?.[1] as RecordRoute, id } : undefined;
}

/** Parameter of the addresses of the two lists of homes: a sentence that says what is looked for. */
export const findParameter = 'find';

/** Parameter of the address of the projects: words that are looked for in all texts. */
export const searchParameter = 'q';

/** Parameter of pages with a form for interest: what was searched for, in words. */
export const searchedParameter = 'search';

/** The social card of a project, made at the build: 1200 × 630. */
export const socialCardPath = (slug: string, locale: string): string =>
  `/social/projects/${segment(slug)}.${locale}.jpg`;

/** The social card of units with the same plan, price and state, made at the build: 1200 × 630. */
export const unitCardPath = (slug: string, digest: string, locale: string): string =>
  `/social/units/${segment(slug)}-${digest}.${locale}.jpg`;

/** The social card of a page that is about no record, in the same size. Takes an address of `routes`. */
export const pageCardPath = (address: string, locale: string): string =>
  `/social/pages/${address === routes.home ? 'home' : address.slice(1).replaceAll('/', '-').toLowerCase()}.${locale}.jpg`;

/** Address of the articles' feed, below the locale prefix. */
export const feedPath = '/blogs/rss.xml';

/** The web app manifest, below the locale prefix. Every host knows the type of JSON, few that of `.webmanifest`. */
export const manifestFile = '/manifest.json';

/** The site for language models, below the locale prefix. */
export const llmsFile = '/llms.txt';

/** The media type of RSS 2.0. */
export const feedType = 'application/rss+xml';
