import type {
  PublishedArticle,
  PublishedProject,
  PublishedRental,
  PublishedUnit,
} from '../../../domain/views/published';
import { routes } from '../../../lib/routes';

interface Picture {
  url: string;
}

/** What the sitemap says of the API's records. Times are ISO 8601. */
export interface SitemapRecords {
  allProject: {
    nodes: { record: Pick<PublishedProject, 'slug' | 'updated_at' | 'gallery' | 'cover'> }[];
  };
  allUnitPage: { nodes: { record: SitemapUnit }[] };
  allRental: {
    nodes: {
      record: Pick<PublishedRental, 'id' | 'state' | 'updated_at' | 'published_at' | 'photos'>;
    }[];
  };
  allBlog: { nodes: { record: Pick<PublishedArticle, 'slug' | 'published_at' | 'cover'> }[] };
}

interface SitemapUnit {
  unit: Pick<PublishedUnit['unit'], 'id' | 'state' | 'updated_at' | 'photos'>;
  project: { slug: string };
}

export interface PageRecord {
  /** When what the page shows was last changed: by the data, not by the build. ISO 8601; undefined where nobody knows. */
  lastmod?: string;
  /** Addresses of its photographs. */
  pictures?: readonly string[];
}

/** The newest of some times; undefined for none. ISO times of the same offset sort as texts. */
const newest = (times: readonly (string | undefined)[]): string | undefined =>
  times
    .filter((time): time is string => !!time && !Number.isNaN(Date.parse(time)))
    .sort()
    .at(-1);

/** Only web addresses: the sitemap is for others. */
const addresses = (pictures: readonly Picture[] | null | undefined): string[] =>
  [...new Set((pictures ?? []).map(({ url }) => url))].filter((url) => /^https?:/.test(url));

/** By address, without locale prefix: the pages of all records, and the lists that change with them. */
export function recordPages({
  allProject,
  allUnitPage,
  allRental,
  allBlog,
}: SitemapRecords): Map<string, PageRecord> {
  const projects = allProject.nodes.map(
    ({ record: { slug, updated_at, gallery, cover } }): [string, PageRecord] => [
      routes.project(slug),
      { lastmod: newest([updated_at]), pictures: addresses(gallery.length > 0 ? gallery : cover && [cover]) },
    ],
  );
  const contacts = allProject.nodes.map(({ record: { slug, updated_at } }): [string, PageRecord] => [
    routes.projectContact(slug),
    { lastmod: newest([updated_at]) },
  ]);
  const units = allUnitPage.nodes.map(({ record: { unit, project } }): [string, PageRecord] => [
    routes.unit(project.slug, unit.id),
    { lastmod: newest([unit.updated_at ?? undefined]), pictures: addresses(unit.photos) },
  ]);
  const rentals = allRental.nodes.map(({ record: rental }): [string, PageRecord] => [
    routes.rental(rental.id),
    { lastmod: newest([rental.updated_at ?? rental.published_at]), pictures: addresses(rental.photos) },
  ]);
  const articles = allBlog.nodes.map(({ record: { slug, published_at, cover } }): [string, PageRecord] => [
    routes.blog(slug),
    { lastmod: newest([published_at]), pictures: addresses(cover && [cover]) },
  ]);
  const list = (rows: readonly [string, PageRecord][]): PageRecord => ({
    lastmod: newest(rows.map(([, { lastmod }]) => lastmod)),
  });
  return new Map([
    ...[...projects, ...contacts, ...units, ...rentals, ...articles],
    ...([routes.home, routes.projects, routes.projectDetail] as const).map(
      (address): [string, PageRecord] => [address, list(projects)],
    ),
    [routes.rentals, list(rentals)],
    [routes.blogs, list(articles)],
  ]);
}
