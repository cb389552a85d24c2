/** The row without those of `keys` that are null: in the contract they are optional but not nullable. */
export function withoutNull<Row extends object, Key extends keyof Row>(
  row: Row,
  keys: readonly Key[],
): Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> } {
  const copy = { ...row };
  for (const key of keys) if (copy[key] === null) delete copy[key];
  return copy as Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> };
}

/** ISO 8601 in UTC, or null. */
export const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Attributes of a unit that are left out when they are unknown. */
export const optionalUnitAttributes = ['air_conditioning', 'kitchen', 'electricity', 'water'] as const;
