import type { Options } from 'minisearch';
import { foldText, foldWord } from './fold-text';
import type { LocalizedText } from './localized-text';
import { routes } from './routes';
import { textDigest } from './text-digest';

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
  /** Of the texts that a list of the API has too, to tell whether they are still those of the build. */
  digest: string;
}

/** Address of the index on the site. */
export const searchIndexPath = '/search-index.json';

/** Words that a misspelling would turn into their opposites. */
const opposites = new Set(['furnished', 'unfurnished']);

export const searchOptions: Options<SearchDocument> = {
  fields: ['titleAr', 'titleEn', 'placeAr', 'placeEn', 'text'],
  storeFields: ['kind', 'titleAr', 'titleEn', 'placeAr', 'placeEn', 'digest'],
  tokenize: (text) => foldText(text).split(/[^\p{L}\p{N}]+/u),
  processTerm: (term) => foldWord(term) || null,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 && !opposites.has(term) ? 0.2 : false),
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
  /** In full records only. */
  readonly description?: LocalizedText | null;
}

export interface SearchedRental extends Located {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText | null;
  readonly state: string;
  readonly parking_spaces?: number | null;
  readonly furnishing?: string | null;
}

export interface SearchedBlog {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly excerpt: LocalizedText;
  readonly tags?: readonly LocalizedText[] | null;
}

const both = (...texts: readonly (LocalizedText | null | undefined)[]): string =>
  texts.flatMap((text) => (text ? [text.ar, text.en] : [])).join(' ');

/** Words by which visitors look for what a rental has, in both languages. */
const parkingWords = 'موقف مواقف سيارة سيارات كراج parking car garage';
const furnishingWords: Readonly<Record<string, string>> = {
  furnished: 'مفروشة مفروش مؤثثة أثاث furnished furniture',
  partly_furnished: 'مفروشة مفروش جزئيا أثاث partly furnished furniture',
};

function document(
  kind: SearchDocument['kind'],
  id: string,
  title: LocalizedText,
  place: LocalizedText,
  text: string,
  /** What of the text a list of the API has too. */
  listed = text,
): SearchDocument {
  const shown = { titleAr: title.ar, titleEn: title.en, placeAr: place.ar, placeEn: place.en };
  return { id, kind, ...shown, text, digest: textDigest(...Object.values(shown), listed) };
}

const placeOf = ({ city, district }: Located): LocalizedText => {
  const parts = [district, city].flatMap((part) => part ?? []);
  return { ar: parts.map(({ ar }) => ar).join('، '), en: parts.map(({ en }) => en).join(', ') };
};

export function projectDocument(project: SearchedProject): SearchDocument {
  const { slug, name, summary, description } = project;
  const text = both(summary, description);
  return document('project', routes.project(slug), name, placeOf(project), text, both(summary));
}

export function rentalDocument(rental: SearchedRental): SearchDocument {
  const { id, title, description, parking_spaces, furnishing } = rental;
  const attributes = [parking_spaces ? parkingWords : '', furnishingWords[furnishing ?? ''] ?? ''];
  const text = [both(description), ...attributes].join(' ');
  return document('rental', routes.rental(id), title, placeOf(rental), text);
}

/** Rented units are not in the index. */
export const isFindable = ({ state }: Pick<SearchedRental, 'state'>): boolean => state !== 'rented';

export const blogDocument = ({ slug, title, excerpt, tags }: SearchedBlog): SearchDocument =>
  document('blog', routes.blog(slug), title, tags?.[0] ?? { ar: '', en: '' }, both(excerpt, ...(tags ?? [])));
