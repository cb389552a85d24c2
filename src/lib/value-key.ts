/**
 * A string that is equal for equal values, to compare what the build and the API say of the same record: the order of
 * fields is not part of it, and an empty field is none (GraphQL has `null` where the API leaves it out).
 * @param value JSON
 */
export const valueKey = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part ?? undefined;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
