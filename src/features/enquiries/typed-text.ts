/** How what was typed is measured. Small: it is there before the rules are. */

export type Text = string | null | undefined;

/** How many characters a person sees counted: an emoji of two UTF-16 units is one. */
export const codePoints = (value: string): number => [...value].length;

/** Whether nothing was answered: white space alone is no answer. */
export const isBlank = (value: Text): boolean => !value?.trim();
