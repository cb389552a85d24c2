import { calendarPath } from '../lib/record-files';
import type { ContentLanguage } from '../lib/localized-text';
import { textDigest } from '../lib/text-digest';

/** Address of the calendar file of a viewing. An id may have characters that are none of a file's name. */
export const viewingCalendarPath = (slug: string, viewing: string, language: ContentLanguage): string =>
  calendarPath(slug, `viewing-${textDigest(viewing)}`, language);
