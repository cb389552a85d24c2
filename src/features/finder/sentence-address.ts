import type { Unfiltered } from '../../domain/sentence/to-list-conditions';
import { findParameter } from '../../lib/routes';

/** What was not made a condition of a sentence, in the state of the history's entry, so that Back shows it again. */
export interface SentenceState {
  readonly sentence: {
    readonly ignored: readonly string[];
    readonly unfiltered: Unfiltered;
  };
}

/** Longest sentence that is read, in characters. */
const maxLength = 300;

/** The sentence that an address asks to read. */
export const readSentence = (search: string): string | undefined =>
  new URLSearchParams(search).get(findParameter)?.trim().slice(0, maxLength) || undefined;

/** What was read before this entry of the history. @param state of its location, which anything may have written */
export const readBefore = (state: unknown): SentenceState | undefined => {
  const read = (state as Partial<SentenceState> | null | undefined)?.sentence;
  const { ignored, unfiltered } = read ?? {};
  const isRead = Array.isArray(ignored) && typeof unfiltered === 'object' && !Array.isArray(unfiltered);
  return isRead ? (state as SentenceState) : undefined;
};
