import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

export const papers = ['A4', 'Letter'] as const;

/** A word with signs above or below its letters, which Poppler writes in pieces. */
const inPieces = /\p{L}\p{M}/u;

/**
 * The letters of each word, in the order of the alphabet: a PDF has «لا» as one sign, whose letters come out the other way
 * round.
 */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s،,;؛()«»“”\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/)
    .map((word) => word.replace(/^[.:·—]+|[.:·—]+$/g, ''))
    .filter(Boolean)
    .map((word) => [...word].sort().join(''));

export interface Printed {
  /** How many sheets there are. */
  sheets: number;
  /** Those words of a text that are on no sheet. */
  missing: (text: string) => string[];
}

/** The open page on paper: what the text of the PDF says, read by Poppler, and not what the page has. */
export async function print(page: Page, format: (typeof papers)[number]): Promise<Printed> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  // In the order in which it is drawn, so that an address of two lines is not parted by the column beside it.
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  const found = new Set(wordsOf(text));
  const unbroken = text.replace(/\s/g, '');
  const isPrinted = (word: string) =>
    inPieces.test(word) || unbroken.includes(word) || wordsOf(word).every((one) => found.has(one));
  return {
    sheets: text.split('\f').length - 1,
    missing: (wanted) => wanted.split(/\s+/).filter((word) => !isPrinted(word)),
  };
}
