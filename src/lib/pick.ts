/** A copy of some members of a record, those that it has. */
export function pick<T extends object, Name extends keyof T>(
  record: T,
  ...names: readonly Name[]
): Pick<T, Name> {
  const entries = names.filter((name) => name in record).map((name) => [name, record[name]]);
  return Object.fromEntries(entries) as Pick<T, Name>;
}
