/**
 * Embeddings, overrides and isolates of the bidirectional algorithm: an unclosed one changes the order of all text after
 * it. Marks (U+200E, U+200F, U+061C) affect their own place only.
 */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

const allBidiControls = new RegExp(bidiControls, 'g');

/** The text without these characters. */
export const stripBidiControls = (text: string): string => text.replace(allBidiControls, '');
