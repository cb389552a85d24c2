import { calendarPath } from './calendar-files';
import type { ContentLanguage } from './localized-text';
import { textDigest } from './text-digest';

/** Address of the calendar file of a viewing. An id may have characters that are none of a file's name. */
export const viewingCalendarPath = (slug: string, viewing: string, language: ContentLanguage): string =>
  calendarPath(slug, `viewing-${textDigest(viewing)}`, language);
