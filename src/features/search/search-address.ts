import { searchParameter } from '../../lib/routes';

/** What the address of the page searches for; empty where it does not. */
export const searchedWords = (): string =>
  new URLSearchParams(window.location.search).get(searchParameter)?.trim() ?? '';

/** Writes into the address what is searched for, so that Back shows its results again. Without the router: the page stays. */
export function keepSearchedWords(words: string): void {
  const url = new URL(window.location.href);
  if (words.trim()) url.searchParams.set(searchParameter, words.trim());
  else url.searchParams.delete(searchParameter);
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Some browsers limit the number of changes per time; only Back shows less then.
  }
}
