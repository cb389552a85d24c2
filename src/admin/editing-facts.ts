import type { LocalizedText } from '../lib/localized-text';
import type { KnownContent } from '../sourcing/content/link-problems';
import { localServerToken } from './settings';

/** What the editing page knows of the content and of the last build, besides the files that it edits. */
export interface EditingFacts {
  /** Slugs of the questions that links may lead to; undefined where only the last build's are known. */
  questions?: string[];
  /** Addresses of the API's records, as the last build published them. */
  records?: { published: string[]; withdrawn: string[] };
  /** Facts whose review is due, each with what to do. */
  overdue: LocalizedText[];
}

const address = '/admin/facts.json';

/** Asks whoever serves the editing page; without an answer nothing is known, and nothing is refused for it. */
export async function fetchEditingFacts(): Promise<EditingFacts> {
  try {
    const token = localServerToken();
    const headers: HeadersInit = token ? { Authorization: `token ${token}` } : {};
    const response = await fetch(address, { cache: 'no-cache', headers });
    return response.ok ? ((await response.json()) as EditingFacts) : { overdue: [] };
  } catch {
    return { overdue: [] };
  }
}

/** As the check of links takes it. */
export const knownContent = ({ questions, records }: EditingFacts): KnownContent => ({
  questions,
  records: records && {
    published: new Set(records.published),
    withdrawn: new Set(records.withdrawn),
  },
});
