import { closest, distance } from 'fastest-levenshtein';

/** The known word that is most similar, where one is similar at all. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const folded = known.map((one) => one.toLowerCase());
  const nearest = known[folded.indexOf(closest(word.toLowerCase(), folded))] ?? '';
  return distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3)
    ? nearest
    : undefined;
}
