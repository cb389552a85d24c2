/** Addresses of the site. None carries a locale. */

const segment = encodeURIComponent;

export const routes = {
  home: '/',
  about: '/about',
  projects: '/projects',
  /** Without a project: where one is chosen. */
  projectDetail: '/projects/detail',
  project: (slug: string) => `/projects/detail/${segment(slug)}`,
  /** Without a project: the general contact page. */
  contact: '/projects/contact',
  projectContact: (slug: string) => `/projects/contact/${segment(slug)}`,
  share: '/projects/share',
  projectShare: (slug: string) => `/projects/share/${segment(slug)}`,
  /** Homes side by side; which ones, says its query. */
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
  /** Spelt so since the first site; the address is known and stays. */
  interest: '/intrest',
} as const;

export type ProjectRoute = 'detail' | 'contact' | 'share';

/** Pages that a record of the API has: the three of a project, that of a home for rent, that of an article. */
export type RecordRoute = ProjectRoute | 'rental' | 'blog';

/** A segment of a path in letters; undefined where a malformed percent sequence names nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The project that a `/projects/{detail,contact,share}/{project}` address asks for; undefined for other addresses. */
export function projectOfPath(pathname: string): { route: ProjectRoute; slug: string } | undefined {
  const match = /^(?:\/en)?\/projects\/(detail|contact|share)\/([^/]+)\/?$/.exec(pathname);
  const slug = decoded(match?.[2] ?? '');
  return slug ? { route: match?.[1] as ProjectRoute, slug } : undefined;
}

/** The record that an address asks for, by its slug or, for a home for rent, its id; undefined for other addresses. */
export function recordOfPath(pathname: string): { route: RecordRoute; id: string } | undefined {
  const project = projectOfPath(pathname);
  if (project) return { route: project.route, id: project.slug };
  const match = /^(?:\/en)?\/(rental|blog)s\/([^/]+)\/?$/.exec(pathname);
  const id = decoded(match?.[2] ?? '');
  return id ? { route: match?.[1] as RecordRoute, id } : undefined;
}

/** The picture that a shared link to a project shows: made at the build, 1200 × 630. */
export const socialCardPath = (slug: string, locale: string): string =>
  `/social/projects/${segment(slug)}.${locale}.jpg`;
