import { stripBidiControls } from './bidi';

/** Halves of characters that need two: with one of them, no address can be made of the text. */
const halfCharacters = /[\uD800-\uDFFF]/gu;

/** Control characters but tabs and line breaks, and what is no character: XML may not hold them. */
// eslint-disable-next-line no-control-regex
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/** The text of an answer as it can be shown and stored: without control characters and bidirectional controls. */
export const cleanText = (text: string): string =>
  stripBidiControls(text).replace(controls, '').replace(halfCharacters, '\uFFFD');
