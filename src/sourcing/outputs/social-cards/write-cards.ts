import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { replaceFile } from '../../replace-file';
import { drawCard, type CardTexts } from './draw-card';

/** A picture file, as Gatsby knows it. */
export interface CardPhoto {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

export interface Card {
  /** Address of the picture, from the root of the site. */
  readonly path: string;
  readonly texts: CardTexts;
  /** Behind the texts; without one the background is plain. */
  readonly photo?: CardPhoto | null;
  /** The drawing of a plan beside the texts. */
  readonly plan?: CardPhoto | null;
}

interface Directories {
  /** The built site. */
  publicDirectory: string;
  /** Drawn cards, stored between builds. */
  cacheDirectory: string;
}

/** How many cards were drawn, and how many were in the cache. */
export interface CardReport {
  drawn: number;
  unchanged: number;
}

/** Part of each card's digest: raise it when the drawing changes. */
const drawingVersion = 6;

/**
 * Writes the cards into the built site. Those whose texts and picture are as before come from the cache,
 * and are left alone where they are in the site already. Cards that no page has any more leave the cache.
 */
export async function writeCards(
  cards: readonly Card[],
  { publicDirectory, cacheDirectory }: Directories,
): Promise<CardReport> {
  const report: CardReport = { drawn: 0, unchanged: 0 };
  const limit = pLimit(2);
  /** Cards by their name in the cache: pages that show the same share one drawing. */
  const drawings = new Map<string, Promise<void>>();
  await fs.mkdir(cacheDirectory, { recursive: true });

  const draw = async (cached: string, { texts, photo, plan }: Card) => {
    if (await stateOf(cached)) {
      report.unchanged += 1;
      return;
    }
    const drawn = await drawCard(texts, { photo: photo?.absolutePath, plan: plan?.absolutePath });
    replaceFile(cached, drawn);
    report.drawn += 1;
  };

  const write = async (card: Card) => {
    const { texts, photo, plan } = card;
    const pictures = [photo, plan].map((picture) => picture?.internal.contentDigest);
    const key = JSON.stringify([drawingVersion, texts, ...pictures]);
    const name = `${createHash('sha256').update(key).digest('hex')}.jpg`;
    const cached = path.join(cacheDirectory, name);
    const drawing = drawings.get(name) ?? draw(cached, card);
    drawings.set(name, drawing);
    await drawing;
    await copyChanged(cached, path.join(publicDirectory, card.path));
  };

  await Promise.all(cards.map((card) => limit(() => write(card))));
  for (const name of await fs.readdir(cacheDirectory)) {
    if (!drawings.has(name)) await fs.rm(path.join(cacheDirectory, name));
  }
  return report;
}

/** Copies a file with its time, unless the copy has its size and time already. */
async function copyChanged(file: string, target: string): Promise<void> {
  const [source, copy] = await Promise.all([stateOf(file), stateOf(target)]);
  // Setting a time may lose fractions of a millisecond.
  if (source && source.size === copy?.size && Math.abs(source.mtimeMs - copy.mtimeMs) < 1) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.copyFile(file, target);
  if (source) await fs.utimes(target, source.atime, source.mtime);
}

const stateOf = (file: string) => fs.stat(file).catch(() => undefined);
