/** The search itself: loaded, with its index, when somebody begins to search. */
import MiniSearch, { type SearchResult } from 'minisearch';
import {
  searchIndexPath,
  searchOptions,
  type SearchDocument,
  type SearchKind,
} from '../../lib/search-options';

/** One answer, in both languages; the page shows the visitor's. */
export interface Found {
  /** Address on the site. */
  to: string;
  kind: SearchKind;
  title: { ar: string; en: string };
  place: { ar: string; en: string };
}

export type Search = (query: string) => Found[];

/** Answers shown at most: a longer list is read by nobody, a longer query is. */
const limit = 8;

/** Fetches the index. Rejects when it cannot be had; the next call tries again. */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const index = MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions);
  return (query) => index.search(query).slice(0, limit).map(toFound);
}

/** A result with the fields that the index stores. */
type Stored = SearchResult & Omit<SearchDocument, 'id' | 'text'>;

function toFound(result: SearchResult): Found {
  const { id, kind, titleAr, titleEn, placeAr, placeEn } = result as Stored;
  return {
    to: id as string,
    kind,
    title: { ar: titleAr, en: titleEn },
    place: { ar: placeAr, en: placeEn },
  };
}
