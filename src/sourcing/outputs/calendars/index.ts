import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { locales } from '../../../i18n/locales';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { calendarFolder } from '../../../lib/record-files';
import { licenceState, type LicencePolicy } from '../../../domain/licence';
import type { PublishedProject } from '../../../domain/views/published';
import type { LocalizedText } from '../../../lib/localized-text';
import { readTexts } from '../../content/interface-texts/namespace-texts';
import { calendarFile } from './calendar-file';
import { projectEvents } from './project-events';

interface Data {
  site: { buildTime: string; siteMetadata: { siteUrl: string } };
  brand: { name: LocalizedText } | null;
  licenceRules: { when_missing_or_expired: LicencePolicy } | null;
  allProject: { nodes: { record: PublishedProject }[] };
}

/** Writes a calendar file for each launch and viewing of the projects whose offer is shown, in both languages. */
export async function writeCalendars(
  { graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<Data>(`
    query Calendars {
      site {
        buildTime
        siteMetadata {
          siteUrl
        }
      }
      brand {
        name {
          ar
          en
        }
      }
      licenceRules {
        when_missing_or_expired
      }
      allProject {
        nodes {
          record
        }
      }
    }
  `);
  if (!data) return reporter.panic('The projects of the calendars cannot be read', errors as Error);
  await rm(path.join(publicDirectory, calendarFolder), { recursive: true, force: true });
  const { buildTime, siteMetadata } = data.site;
  const policy = data.licenceRules?.when_missing_or_expired ?? 'notice';
  const projectTexts = readTexts('projects');
  const wordsOf = (language: 'ar' | 'en') => {
    const { calendar } = projectTexts[language].detail;
    return { ...calendar, place: projectTexts[language].place };
  };
  const site = {
    url: siteMetadata.siteUrl,
    texts: { ar: wordsOf('ar'), en: wordsOf('en') },
    prefixes: { ar: locales.ar.localePrefix, en: locales.en.localePrefix },
  };
  const shown = data.allProject.nodes
    .map(({ record }) => record)
    .filter(({ licence }) => !licenceState(licence, riyadhDay(buildTime), policy).withheld);
  const files = shown.flatMap((project) => projectEvents(project, site));
  for (const { path: address, language, event } of files) {
    const file = path.join(publicDirectory, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, calendarFile(event, { name: data.brand?.name[language] || 'website', language }));
  }
  reporter.info(`Calendars: ${files.length} files`);
}
