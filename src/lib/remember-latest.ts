/**
 * The same function, which keeps its latest results by its arguments (what JSON can hold), `most` at once: a build makes
 * what belongs to one record for many pages, one after the other.
 */
export function rememberLatest<Arguments extends unknown[], Result>(
  most: number,
  work: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = work(...args);
    const [oldest] = results.size >= most ? results.keys() : [];
    if (oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}
