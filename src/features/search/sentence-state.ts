import type { Unfiltered } from '../../domain/sentence/to-list-conditions';
import { findParameter, searchParameter } from '../../lib/routes';

/** A sentence that was read, in the state of the history's entry, so that Back and a reload show it again. */
export interface SentenceState {
  readonly sentence: {
    readonly text: string;
    /** Words that are no condition. */
    readonly ignored: readonly string[];
    readonly unfiltered: Unfiltered;
  };
}

/** Longest sentence that is read, in characters. */
export const maxSentence = 300;

/** The text of a parameter of an address; undefined for none. */
const textOf = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name)?.trim().slice(0, maxSentence) || undefined;

/** The sentence that an address asks to read. */
export const getAskedSentence = (search: string): string | undefined => textOf(search, findParameter);

/** The words that an address looks for in all texts. */
export const getSearchedWords = (search: string): string | undefined => textOf(search, searchParameter);

/** What was looked for, as it was typed. @param location of the page */
export const getSearchedText = ({ search, state }: { search: string; state?: unknown }): string =>
  getAskedSentence(search) ?? getSearchedWords(search) ?? getReadSentence(state)?.text ?? '';

/** What was read before this entry of the history. @param state of its location, which anything may have written */
export const getReadSentence = (state: unknown): SentenceState['sentence'] | undefined => {
  const { sentence } = (state ?? {}) as Partial<SentenceState>;
  const { text, ignored, unfiltered } = sentence ?? {};
  const isRead = typeof text === 'string' && Array.isArray(ignored) && typeof unfiltered === 'object';
  return isRead ? sentence : undefined;
};
