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
  /** Spelt so since the first site; the address is known and stays. */
  interest: '/intrest',
} as const;

export type ProjectRoute = 'detail' | 'contact' | 'share';

/** The project that a `/projects/{detail,contact,share}/{project}` address asks for; undefined for other addresses. */
export function projectOfPath(pathname: string): { route: ProjectRoute; slug: string } | undefined {
  const match = /^(?:\/en)?\/projects\/(detail|contact|share)\/([^/]+)\/?$/.exec(pathname);
  const [, route, slug] = match ?? [];
  if (!route || !slug) return undefined;
  try {
    return { route: route as ProjectRoute, slug: decodeURIComponent(slug) };
  } catch {
    return undefined; // a malformed percent sequence names no project
  }
}

/** The picture that a shared link to a project shows: made at the build, 1200 × 630. */
export const socialCardPath = (slug: string, locale: string): string =>
  `/social/projects/${segment(slug)}.${locale}.jpg`;
