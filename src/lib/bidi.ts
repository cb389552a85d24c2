/**
 * Embeddings, overrides and isolates of the bidirectional algorithm: an unclosed one changes the order of all text after
 * it. Marks (U+200E, U+200F, U+061C) affect their own place only.
 */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

const allBidiControls = new RegExp(bidiControls, 'g');

/** The text without these characters. */
export const stripBidiControls = (text: string): string => text.replace(allBidiControls, '');

const leftToRightMark = '\u200E';

/**
 * A text in Arabic whose addresses are read from left to right: `/projects` in it would be shown as `projects/`, because its
 * first sign takes the direction of the text.
 */
export const withReadableAddresses = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}/:])\/(?=[\w~-])/gu, `${leftToRightMark}/`)
    .replace(/\b(?:https?:\/\/|https?:|mailto:|tel:)(?![\w/])/g, `$&${leftToRightMark}`);
