import type { ContentLanguage } from './localized-text';

/** Folder of the calendar files, with one for each project. */
export const calendarFolder = 'calendar';

/** Address of a calendar file. @param name of the file, without its ending */
export const calendarPath = (slug: string, name: string, language: ContentLanguage) =>
  `/${calendarFolder}/${encodeURIComponent(slug)}/${name}.${language}.ics`;

/** Address of the calendar file of the launch of a project's sale. */
export const launchCalendarPath = (slug: string, language: ContentLanguage): string =>
  calendarPath(slug, 'launch', language);

/** Folder of the files of changes, one for each project; there is none while no record is kept. */
export const changesFolder = 'changes';

/** Address of the file of a project's changes. */
export const changesPath = (slug: string): string => `/${changesFolder}/${encodeURIComponent(slug)}.json`;

/** Folder of the files that say what is kept of a project, one for each; there is none where browsers keep nothing. */
export const offlineFolder = 'page-data/offline';

/** Address of the file that says which pages are kept of a project, and how much they are. */
export const offlinePath = (slug: string): string => `/${offlineFolder}/${encodeURIComponent(slug)}.json`;
