const suffix = /_(zero|one|two|few|many|other)$/;

/** The key as code names it, and the plural category that its text is for, where it has one. */
export function splitPluralKey(key: string): { base: string; category?: string } {
  const category = suffix.exec(key)?.[1];
  return category ? { base: key.replace(suffix, ''), category } : { base: key };
}
