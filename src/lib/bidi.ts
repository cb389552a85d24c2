/**
 * Embeddings, overrides and isolates of the bidirectional algorithm: one that is not closed turns whatever text follows
 * it. Marks (U+200E, U+200F, U+061C) act on their own place only.
 */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

/** The text without them. */
export const stripBidiControls = (text: string): string => text.replace(new RegExp(bidiControls, 'g'), '');
