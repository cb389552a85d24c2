/** How old what is known about the units may be before it is said so. */
export const freshFor = 24 * 60 * 60 * 1000;

/** @param asOf when the states were read, as an ISO date @param now milliseconds since 1970 */
export function isOld(asOf: string, now: number): boolean {
  const read = Date.parse(asOf);
  return Number.isNaN(read) || now - read > freshFor;
}
