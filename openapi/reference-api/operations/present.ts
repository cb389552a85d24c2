/** The row without those of `keys` that are null: the contract lets them be absent, but not null. */
export function withoutNull<Row extends object, Key extends keyof Row>(
  row: Row,
  keys: readonly Key[],
): Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> } {
  const present = { ...row };
  for (const key of keys) if (present[key] === null) delete present[key];
  return present as Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> };
}

/** ISO 8601 in UTC, or null. */
export const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Attributes of a unit that may be unknown; unknown ones are left out. */
export const optionalUnitAttributes = ['air_conditioning', 'kitchen', 'electricity', 'water'] as const;
