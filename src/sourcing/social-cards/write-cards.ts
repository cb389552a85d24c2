import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { localeCodes, type Locale } from '../../i18n/locales';
import type { LocalizedText } from '../../lib/localized-text';
import { socialCardPath } from '../../lib/routes';
import { drawCard, type CardTexts } from './draw-card';

export interface CardProject {
  slug: string;
  name: LocalizedText;
  city: LocalizedText;
  district: LocalizedText;
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

export interface CardLabels {
  brand: LocalizedText;
  /** Visitors' text for a status. */
  status: (locale: Locale, status: string) => string;
  /** Kind, number and last day of a licence, or that it has expired or is missing. */
  licence: (locale: Locale, licence: CardLicence | null) => string;
  /** Between the parts of a list: `، ` or `, `. */
  comma: LocalizedText;
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
const drawingVersion = 3;

/**
 * Writes the cards of all projects into the built site. Those whose texts and picture are as before come from the cache,
 * and are left alone where they are in the site already. Cards that no project has any more leave the cache.
 */
export async function writeCards(
  projects: CardProject[],
  labels: CardLabels,
  { publicDirectory, cacheDirectory }: Directories,
): Promise<CardReport> {
  const report: CardReport = { drawn: 0, unchanged: 0 };
  const limit = pLimit(2);
  const used = new Set<string>();
  await fs.mkdir(cacheDirectory, { recursive: true });

  const write = async (project: CardProject, locale: Locale) => {
    const texts = cardTexts(project, labels, locale);
    const photo = project.cover?.file ?? undefined;
    const key = JSON.stringify([drawingVersion, texts, photo?.internal.contentDigest]);
    const name = `${createHash('sha256').update(key).digest('hex')}.jpg`;
    const cached = path.join(cacheDirectory, name);
    used.add(name);
    if (await stateOf(cached)) report.unchanged += 1;
    else {
      const temporary = `${cached}.${process.pid}.${locale}`;
      await fs.writeFile(temporary, await drawCard(texts, photo?.absolutePath));
      await fs.rename(temporary, cached);
      report.drawn += 1;
    }
    await copyChanged(cached, path.join(publicDirectory, socialCardPath(project.slug, locale)));
  };

  await Promise.all(
    projects.flatMap((project) => localeCodes.map((locale) => limit(() => write(project, locale)))),
  );
  for (const name of await fs.readdir(cacheDirectory)) {
    if (!used.has(name)) await fs.rm(path.join(cacheDirectory, name));
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

function cardTexts(project: CardProject, labels: CardLabels, locale: Locale): CardTexts {
  const parts = [project.district[locale], project.city[locale], labels.status(locale, project.status)];
  return {
    locale,
    title: project.name[locale],
    subtitle: parts.join(labels.comma[locale]),
    brand: labels.brand[locale],
    licence: labels.licence(locale, project.licence),
    licenceUrl: project.licence?.url || undefined,
  };
}

const stateOf = (file: string) => fs.stat(file).catch(() => undefined);
