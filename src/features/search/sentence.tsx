import { useHydrated } from '../../browser/hydration';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { createLazyComponent } from '../../ui';
import { FoundTexts } from './lazy-found-texts';
import { getAskedSentence, getReadSentence, getSearchedWords } from './sentence-state';

const SentenceReader = createLazyComponent(() => import('./sentence-reader'));
const SentenceNotice = createLazyComponent(() => import('./sentence-notice'));

interface SentenceProps {
  /** Of the current location. */
  location: { search: string; state?: unknown };
  /** The list of this page. */
  page: SearchedList;
}

/** Reads the sentence of an address; says what of one that was read is no condition, or which texts have its words. */
export function Sentence({ location: { search, state }, page }: SentenceProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const asked = getAskedSentence(search);
  if (asked !== undefined) return <SentenceReader sentence={asked} page={page} />;
  const words = getSearchedWords(search);
  if (words !== undefined) return <FoundTexts words={words} />;
  const read = getReadSentence(state);
  return read ? <SentenceNotice sentence={read} /> : null;
}
