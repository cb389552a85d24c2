import type { ContentLanguage } from './localized-text';
import { textDigest } from './text-digest';

/** Folder of the calendar files, with one for each project. */
export const calendarFolder = 'calendar';

const path = (slug: string, name: string, language: ContentLanguage) =>
  `/${calendarFolder}/${encodeURIComponent(slug)}/${name}.${language}.ics`;

/** Address of the calendar file of the launch of a project's sale. */
export const launchCalendarPath = (slug: string, language: ContentLanguage): string =>
  path(slug, 'launch', language);

/** Address of the calendar file of a viewing. An id may have characters that are none of a file's name. */
export const viewingCalendarPath = (slug: string, viewing: string, language: ContentLanguage): string =>
  path(slug, `viewing-${textDigest(viewing)}`, language);
