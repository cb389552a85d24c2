/**
 * Bounds of a text that is rendered as Markdown. The parser's work grows with the square or the cube of what is open in one
 * paragraph: 18 KB of `[a](` take minutes. A long article is far below all of them.
 */
const limits = {
  /** UTF-16 units of the whole text. */
  length: 200_000,
  /** `[` in one paragraph, cell or entry of a list. */
  brackets: 300,
  /** `*`, `_` and `~` in one of them. */
  emphasis: 1500,
  /** Signs of quotes and lists at the beginning of a line, each inside the one before. */
  nesting: 60,
} as const;

/** Where the text of one paragraph ends: at an empty line, or where an entry of a list begins. */
const paragraphEnd = /\n[^\S\n]*\n|\n[^\S\n]*(?:[-*+]|1[.)]) /;

const openings = /^(?:\s{0,3}(?:>|[-*+]\s|\d{1,9}[.)]\s))+/gm;

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Deepest nesting of quotes and lists by the signs at the beginning of one line. */
const nesting = (text: string): number =>
  (text.match(openings) ?? []).reduce((most, line) => Math.max(most, count(line, />|[-*+]\s|[.)]\s/g)), 0);

/** Whether rendering the text as Markdown could take longer than a person waits. */
export function isTooIntricate(text: string): boolean {
  if (text.length > limits.length || nesting(text) > limits.nesting) return true;
  return text
    .split(paragraphEnd)
    .some((part) => count(part, /\[/g) > limits.brackets || count(part, /[*_~]/g) > limits.emphasis);
}
