import type { Options } from 'minisearch';
import { foldText, foldWord } from './fold-text';
import type { LocalizedText } from './localized-text';
import { routes } from './routes';

export type SearchKind = 'project' | 'rental' | 'blog';

/** One entry of the search index. Titles are shown, all texts are searched, in both languages at once. */
export interface SearchDocument {
  /** Its address on the site. */
  id: string;
  kind: SearchKind;
  titleAr: string;
  titleEn: string;
  /** Shown below the title: its location, or its first tag. */
  placeAr: string;
  placeEn: string;
  /** Searched, not shown. */
  text: string;
}

/** Address of the index on the site. */
export const searchIndexPath = '/search-index.json';

export const searchOptions: Options<SearchDocument> = {
  fields: ['titleAr', 'titleEn', 'placeAr', 'placeEn', 'text'],
  storeFields: ['kind', 'titleAr', 'titleEn', 'placeAr', 'placeEn'],
  tokenize: (text) => foldText(text).split(/[^\p{L}\p{N}]+/u),
  processTerm: (term) => foldWord(term) || null,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { titleAr: 4, titleEn: 4, placeAr: 2, placeEn: 2 },
  },
};

interface Located {
  readonly city?: LocalizedText | null;
  readonly district?: LocalizedText | null;
}

export interface SearchedProject extends Located {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
}

export interface SearchedRental extends Located {
  readonly id: string;
  readonly title: LocalizedText;
  readonly state: string;
}

export interface SearchedBlog {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly tags?: readonly LocalizedText[] | null;
}

const both = (...texts: readonly LocalizedText[]): string =>
  texts.flatMap(({ ar, en }) => [ar, en]).join(' ');

function document(
  kind: SearchDocument['kind'],
  id: string,
  title: LocalizedText,
  place: LocalizedText,
  text: string,
): SearchDocument {
  return { id, kind, titleAr: title.ar, titleEn: title.en, placeAr: place.ar, placeEn: place.en, text };
}

const placeOf = ({ city, district }: Located): LocalizedText => {
  const parts = [district, city].flatMap((part) => part ?? []);
  return { ar: parts.map(({ ar }) => ar).join('، '), en: parts.map(({ en }) => en).join(', ') };
};

export const projectDocument = (project: SearchedProject): SearchDocument =>
  document('project', routes.project(project.slug), project.name, placeOf(project), both(project.summary));

export const rentalDocument = (rental: SearchedRental): SearchDocument =>
  document('rental', routes.rental(rental.id), rental.title, placeOf(rental), '');

/** Rented units are not in the index. */
export const isFindable = ({ state }: Pick<SearchedRental, 'state'>): boolean => state !== 'rented';

export const blogDocument = ({ slug, title, excerpt, tags }: SearchedBlog): SearchDocument =>
  document('blog', routes.blog(slug), title, tags?.[0] ?? { ar: '', en: '' }, both(excerpt, ...(tags ?? [])));
