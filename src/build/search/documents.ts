/** What can be found on the site, from the nodes of projects, rentals and articles. */
import { routes } from '../../lib/routes';
import type { SearchDocument } from '../../lib/search-options';

interface Text {
  ar: string;
  en: string;
}

export interface SearchedRecords {
  allProject: {
    nodes: { slug: string; name: Text; city: Text; district: Text; summary: Text }[];
  };
  allRental: {
    nodes: { rental_id: string; title: Text; city: Text | null; district: Text | null }[];
  };
  allBlog: { nodes: { slug: string; title: Text; excerpt: Text; tags: Text[] | null }[] };
}

const both = (...texts: Text[]): string => texts.flatMap(({ ar, en }) => [ar, en]).join(' ');

function document(
  kind: SearchDocument['kind'],
  id: string,
  title: Text,
  place: Text,
  text: string,
): SearchDocument {
  return { id, kind, titleAr: title.ar, titleEn: title.en, placeAr: place.ar, placeEn: place.en, text };
}

const placeOf = ({ city, district }: { city: Text | null; district: Text | null }): Text => {
  const parts = [district, city].flatMap((part) => part ?? []);
  return { ar: parts.map(({ ar }) => ar).join('، '), en: parts.map(({ en }) => en).join(', ') };
};

export const searchDocuments = ({ allProject, allRental, allBlog }: SearchedRecords): SearchDocument[] => [
  ...allProject.nodes.map((project) =>
    document('project', routes.project(project.slug), project.name, placeOf(project), both(project.summary)),
  ),
  ...allRental.nodes.map((rental) =>
    document('rental', routes.rental(rental.rental_id), rental.title, placeOf(rental), ''),
  ),
  ...allBlog.nodes.map(({ slug, title, excerpt, tags }) =>
    document(
      'blog',
      routes.blog(slug),
      title,
      tags?.[0] ?? { ar: '', en: '' },
      both(excerpt, ...(tags ?? [])),
    ),
  ),
];
