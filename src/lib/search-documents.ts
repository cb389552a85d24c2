/** What can be found on the site, a document a record: made at the build, and in the browser of what was published since. */
import { routes } from './routes';
import type { SearchDocument } from './search-options';

interface Text {
  readonly ar: string;
  readonly en: string;
}

interface Place {
  readonly city?: Text | null;
  readonly district?: Text | null;
}

export interface SearchedProject extends Place {
  readonly slug: string;
  readonly name: Text;
  readonly summary: Text;
}

export interface SearchedRental extends Place {
  readonly id: string;
  readonly title: Text;
  readonly state: string;
}

export interface SearchedBlog {
  readonly slug: string;
  readonly title: Text;
  readonly excerpt: Text;
  readonly tags?: readonly Text[] | null;
}

const both = (...texts: readonly Text[]): string => texts.flatMap(({ ar, en }) => [ar, en]).join(' ');

function document(
  kind: SearchDocument['kind'],
  id: string,
  title: Text,
  place: Text,
  text: string,
): SearchDocument {
  return { id, kind, titleAr: title.ar, titleEn: title.en, placeAr: place.ar, placeEn: place.en, text };
}

const placeOf = ({ city, district }: Place): Text => {
  const parts = [district, city].flatMap((part) => part ?? []);
  return { ar: parts.map(({ ar }) => ar).join('، '), en: parts.map(({ en }) => en).join(', ') };
};

export const projectDocument = (project: SearchedProject): SearchDocument =>
  document('project', routes.project(project.slug), project.name, placeOf(project), both(project.summary));

export const rentalDocument = (rental: SearchedRental): SearchDocument =>
  document('rental', routes.rental(rental.id), rental.title, placeOf(rental), '');

/** A home that is let is of no use to somebody who searches. */
export const isFindable = ({ state }: Pick<SearchedRental, 'state'>): boolean => state !== 'rented';

export const blogDocument = ({ slug, title, excerpt, tags }: SearchedBlog): SearchDocument =>
  document('blog', routes.blog(slug), title, tags?.[0] ?? { ar: '', en: '' }, both(excerpt, ...(tags ?? [])));
