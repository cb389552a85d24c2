import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean "order"?` when one of the known words is near, else nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, known);
  return distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3)
    ? `; did you mean "${nearest}"?`
    : '';
}
