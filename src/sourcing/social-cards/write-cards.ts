/** Writes the cards of all projects into the built site; a card whose texts and photograph are unchanged is not drawn again. */
import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { localeCodes, type Locale } from '../../i18n/locales';
import { socialCardPath } from '../../lib/routes';
import { drawCard, type CardTexts } from './draw-card';

type Localized = Record<Locale, string>;

export interface CardProject {
  slug: string;
  name: Localized;
  city: Localized;
  district: Localized;
  status: string;
  licence: CardLicence | null;
  cover: { file: { absolutePath: string; internal: { contentDigest: string } } | null } | null;
}

export interface CardLicence {
  kind: string;
  number: string;
  /** Its last valid day. */
  expires_at: string;
  url: string;
}

export interface CardWords {
  brand: Localized;
  /** The words of a status. */
  status: (locale: Locale, status: string) => string;
  /** What is said of a licence: its kind, number and last day, or that it has ended or is missing. */
  licence: (locale: Locale, licence: CardLicence | null) => string;
  /** Between the parts of a list: `، ` or `, `. */
  comma: Localized;
}

interface Directories {
  /** The built site. */
  publicDirectory: string;
  /** Where drawn cards are kept between builds. */
  cacheDirectory: string;
}

/** How many cards were drawn, and how many were there already. */
export interface CardReport {
  drawn: number;
  kept: number;
}

// Part of each card's digest: raise it when the drawing changes.
const drawing = 2;

export async function writeCards(
  projects: CardProject[],
  words: CardWords,
  { publicDirectory, cacheDirectory }: Directories,
): Promise<CardReport> {
  const report: CardReport = { drawn: 0, kept: 0 };
  const limit = pLimit(2);
  await fs.mkdir(cacheDirectory, { recursive: true });

  const write = async (project: CardProject, locale: Locale) => {
    const texts = cardTexts(project, words, locale);
    const photo = project.cover?.file ?? undefined;
    const key = JSON.stringify([drawing, texts, photo?.internal.contentDigest]);
    const kept = path.join(cacheDirectory, `${createHash('sha256').update(key).digest('hex')}.jpg`);
    if (await exists(kept)) report.kept += 1;
    else {
      await fs.writeFile(kept, await drawCard(texts, photo?.absolutePath));
      report.drawn += 1;
    }
    const target = path.join(publicDirectory, socialCardPath(project.slug, locale));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(kept, target);
  };

  await Promise.all(
    projects.flatMap((project) => localeCodes.map((locale) => limit(() => write(project, locale)))),
  );
  return report;
}

function cardTexts(project: CardProject, words: CardWords, locale: Locale): CardTexts {
  const parts = [project.district[locale], project.city[locale], words.status(locale, project.status)];
  return {
    locale,
    title: project.name[locale],
    line: parts.join(words.comma[locale]),
    brand: words.brand[locale],
    licence: words.licence(locale, project.licence),
    verify: project.licence?.url || undefined,
  };
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );
