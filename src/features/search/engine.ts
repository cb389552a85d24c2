/** The search itself: loaded, with its index, when somebody begins to search. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { readPublished, withdrawnRecords, type RecordKind } from '../live-records';
import { blogDocument, isFindable, projectDocument, rentalDocument } from '../../lib/search-documents';
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

export interface Search {
  find: (query: string) => Found[];
  /** Asks the API what it publishes now. Once that settles, the same query may find other things. Never rejects. */
  follow: (signal: AbortSignal) => Promise<void>;
}

/** Fetches the index. Rejects when it cannot be had; the next call tries again. */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const index = MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions);
  return {
    find: (query) => index.search(query).map(toFound).filter(isPublished),
    follow: (signal) => follow(index, signal),
  };
}

/** Brings the index to what the API publishes now; what it does not answer for stays as it was built. */
async function follow(index: MiniSearch<SearchDocument>, signal: AbortSignal): Promise<void> {
  const put = (documents: readonly SearchDocument[]) => {
    for (const document of documents) {
      if (index.has(document.id)) index.replace(document);
      else index.add(document);
    }
  };
  const take = (documents: readonly SearchDocument[]) => {
    for (const { id } of documents) if (index.has(id)) index.discard(id);
  };
  await Promise.all([
    readPublished('projects', signal).then((read) => put((read?.rows ?? []).map(projectDocument))),
    readPublished('rentals', signal).then((read) => {
      const rows = read?.rows ?? [];
      put(rows.filter(isFindable).map(rentalDocument));
      take(rows.filter((rental) => !isFindable(rental)).map(rentalDocument));
    }),
    readPublished('blogs', signal).then((read) => put((read?.rows ?? []).map(blogDocument))),
  ]);
}

const kinds: Record<SearchKind, RecordKind> = { project: 'projects', rental: 'rentals', blog: 'blogs' };

/** The last part of an address is the slug, or the id of a home for rent. */
function isPublished({ to, kind }: Found): boolean {
  const key = decodeURIComponent(to.slice(to.lastIndexOf('/') + 1));
  return !withdrawnRecords.get()(kinds[kind], key);
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
