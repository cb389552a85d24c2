/** A tree of texts, as a file of `src/i18n/locales` has it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Holds the text of the file itself. */
export const sourceField = 'source';

/** The old tree with the new texts. Blanks around a text are part of it, and the editing page takes them away. */
function merged(old: TextTree, values: Record<string, unknown>): TextTree {
  return Object.fromEntries(
    Object.entries(old).map(([key, text]) => {
      const value = values[key];
      if (typeof text !== 'string') return [key, merged(text, Object(value) as Record<string, unknown>)];
      if (typeof value !== 'string' || value.trim() === text.trim()) return [key, text];
      const [before = ''] = /^\s*/.exec(text) ?? [];
      const [after = ''] = /\s*$/.exec(text) ?? [];
      return [key, before + value.trim() + after];
    }),
  );
}

/** Reads and writes a file of interface texts: the same keys in the same order, whatever the editing page sends. */
export const interfaceFormat = {
  fromFile: (text: string): Record<string, unknown> => ({
    ...(JSON.parse(text) as TextTree),
    [sourceField]: text,
  }),
  toFile: (values: Record<string, unknown>): string => {
    const source = values[sourceField];
    if (typeof source !== 'string') throw new Error('The texts were not read from a file');
    return `${JSON.stringify(merged(JSON.parse(source) as TextTree, values), null, 2)}\n`;
  },
};
