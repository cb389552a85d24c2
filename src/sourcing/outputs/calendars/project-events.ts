import { launchCalendarPath } from '../../../lib/record-files';
import type { PublishedProject } from '../../../domain/views/published';
import { viewingCalendarPath } from '../../../domain/viewing-calendar';
import { contentLanguages, type ContentLanguage } from '../../../lib/localized-text';
import { routes } from '../../../lib/routes';
import type { CalendarEvent } from './calendar-file';

export type CalendarProject = Pick<
  PublishedProject,
  'id' | 'slug' | 'name' | 'city' | 'district' | 'status' | 'launch_date' | 'updated_at' | 'viewings'
>;

export interface CalendarTexts {
  launch: string;
  nextPhase: string;
  viewing: string;
  place: string;
}

interface Site {
  url: string;
  /** By language. */
  texts: Readonly<Record<ContentLanguage, CalendarTexts>>;
  prefixes: Readonly<Record<ContentLanguage, string>>;
}

/** A launch is a moment: its entry is an hour long. Milliseconds. */
const launchLength = 60 * 60 * 1000;

/** The launch of a project and its viewings, in both languages, each with the address of its file. */
export function projectEvents(
  project: CalendarProject,
  { url, texts, prefixes }: Site,
): { path: string; language: ContentLanguage; event: CalendarEvent }[] {
  const { id: projectId, slug, name, city, district, status, launch_date, updated_at, viewings } = project;
  const { host } = new URL(url);
  const uidOf = (...parts: string[]) => `${parts.map(encodeURIComponent).join('.')}@${host}`;
  return contentLanguages.flatMap((language) => {
    const words = texts[language];
    const place = words.place.replace('{{district}}', district[language]).replace('{{city}}', city[language]);
    const address = url + prefixes[language] + routes.project(slug);
    const titled = (text: string) => text.replace('{{project}}', name[language]);
    const isNextPhase = status === 'For_Sale' || status === 'Completed';
    const launch = launch_date
      ? [
          {
            path: launchCalendarPath(slug, language),
            language,
            event: {
              ...{ uid: uidOf('launch', projectId), updated_at, url: address, location: place },
              starts_at: launch_date,
              ends_at: new Date(Date.parse(launch_date) + launchLength).toISOString(),
              summary: titled(isNextPhase ? words.nextPhase : words.launch),
            },
          },
        ]
      : [];
    return [
      ...launch,
      ...(viewings ?? []).map(({ id, starts_at, ends_at, place: where }) => ({
        path: viewingCalendarPath(slug, id, language),
        language,
        event: {
          ...{ uid: uidOf('viewing', projectId, id), updated_at, url: address, starts_at, ends_at },
          summary: titled(words.viewing),
          location: where ? `${where[language]}${language === 'ar' ? '، ' : ', '}${place}` : place,
        },
      })),
    ];
  });
}
