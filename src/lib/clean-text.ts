import { stripBidiControls } from './bidi';
import { isVisible } from './visible-text';

/** Halves of characters that need two: with one of them, no address can be made of the text. */
const halfCharacters = /[\uD800-\uDFFF]/gu;

/** Control characters but tabs and line breaks, and what is no character: XML may not hold them. */
// eslint-disable-next-line no-control-regex
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/**
 * The text of an answer as it can be shown and stored: without control characters and bidirectional controls. Empty where
 * nothing of it can be seen, so that a number of characters without width does not count as one.
 */
export function cleanText(text: string): string {
  const clean = stripBidiControls(text).replace(controls, '').replace(halfCharacters, '\uFFFD');
  return isVisible(clean) ? clean : '';
}
