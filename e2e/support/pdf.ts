/** A printed page as Chromium writes it: how many sheets of paper, and how much each of them shows. */
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * How many drawing steps that show a text or a picture each sheet holds: an empty one has none.
 * @param page as it is on the screen; A4, the margins of its style sheet
 */
export async function printedSheets(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\sendobj/gm)].map((found) => [found[1], found[2] ?? '']),
  );
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((sheet) => {
      const contents = objects.get(/\/Contents (\d+) 0 R/.exec(sheet)?.[1]) ?? '';
      // Not \r?\n at its end: the last byte of what is packed may be a \r itself.
      const packed = /stream\r?\n([\s\S]*?)\nendstream/.exec(contents)?.[1] ?? '';
      const steps = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      return steps.match(/\bT[jJ]\b|\bDo\b/g)?.length ?? 0;
    });
}
