/** What the build writes into the search index and the browser reads from it. */
import type { Options } from 'minisearch';
import { foldText, foldWord } from './fold-text';

export type SearchKind = 'project' | 'rental' | 'blog';

/** One thing that can be found. Titles are shown, all texts are searched, in both languages at once. */
export interface SearchDocument {
  /** Its address on the site. */
  id: string;
  kind: SearchKind;
  titleAr: string;
  titleEn: string;
  /** Shown below the title: where it is, or when it was written. */
  placeAr: string;
  placeEn: string;
  /** Searched only. */
  text: string;
}

/** Where the site keeps the index. */
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
