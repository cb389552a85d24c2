import MiniSearch, { type SearchResult } from 'minisearch';
import { readPublishedRecords, withdrawnRecords, type RecordKind } from '../../records';
import type { LocalizedText } from '../../lib/localized-text';
import { blogDocument, isFindable, projectDocument, rentalDocument } from '../../lib/search-index';
import { searchIndexPath, searchOptions, type SearchDocument, type SearchKind } from '../../lib/search-index';

/** A result in both languages. */
export interface SearchHit {
  /** Address on the site. */
  to: string;
  kind: SearchKind;
  title: LocalizedText;
  place: LocalizedText;
}

export interface Search {
  find: (query: string) => SearchHit[];
  /** Brings the index to what the API publishes now; then the same query may find other hits. Never rejects. */
  refresh: (signal: AbortSignal) => Promise<void>;
}

/** Fetches the index. Rejects when that fails. Load this module on demand: it carries the search engine. */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const index = MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions);
  return {
    find: (query) => index.search(query).map(toHit).filter(isPublished),
    refresh: (signal) => refresh(index, signal),
  };
}

/** Kinds that the API does not answer for stay as they were built. */
async function refresh(index: MiniSearch<SearchDocument>, signal: AbortSignal): Promise<void> {
  const put = (documents: readonly SearchDocument[]) => {
    for (const document of documents) {
      // A list does not have all texts of the build: a project's description is kept while the others are unchanged.
      if (index.getStoredFields(document.id)?.['digest'] === document.digest) continue;
      if (index.has(document.id)) index.replace(document);
      else index.add(document);
    }
  };
  const remove = (documents: readonly SearchDocument[]) => {
    for (const { id } of documents) if (index.has(id)) index.discard(id);
  };
  await Promise.all([
    readPublishedRecords('projects', signal).then((read) => put((read?.rows ?? []).map(projectDocument))),
    readPublishedRecords('rentals', signal).then((read) => {
      const rows = read?.rows ?? [];
      put(rows.filter(isFindable).map(rentalDocument));
      remove(rows.filter((rental) => !isFindable(rental)).map(rentalDocument));
    }),
    readPublishedRecords('blogs', signal).then((read) => put((read?.rows ?? []).map(blogDocument))),
  ]);
}

const recordKinds: Record<SearchKind, RecordKind> = { project: 'projects', rental: 'rentals', blog: 'blogs' };

/** The last part of an address is the slug, or the id of a rental. */
function isPublished({ to, kind }: SearchHit): boolean {
  const key = decodeURIComponent(to.slice(to.lastIndexOf('/') + 1));
  return !withdrawnRecords.get()(recordKinds[kind], key);
}

/** A result with the fields that the index stores. */
type StoredFields = SearchResult & Omit<SearchDocument, 'id' | 'text' | 'digest'>;

function toHit(result: SearchResult): SearchHit {
  const { id, kind, titleAr, titleEn, placeAr, placeEn } = result as StoredFields;
  return {
    to: id as string,
    kind,
    title: { ar: titleAr, en: titleEn },
    place: { ar: placeAr, en: placeEn },
  };
}
