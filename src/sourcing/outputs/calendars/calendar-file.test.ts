import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';
import { projectEvents, type CalendarProject } from './project-events';

const both = (ar: string, en: string) => ({ ar, en });
const words = { launch: '{{project}}: sale', nextPhase: '{{project}}: next', viewing: 'See {{project}}' };
const site = {
  url: 'https://example.sa',
  texts: {
    ar: { ...words, viewing: 'معاينة {{project}}', place: '{{district}}، {{city}}' },
    en: { ...words, place: '{{district}}, {{city}}' },
  },
  prefixes: { ar: '', en: '/en' },
};
const project: CalendarProject = {
  ...{ id: 'prj-1', slug: 'yasmin', status: 'Soon_Sale', updated_at: '2026-11-20T09:00:30.000Z' },
  name: both(
    'حدائق الياسمين; بيوت, طويلة الاسم \\ جدًا حتى لا يسعها سطر واحد من سطور الملف',
    'Al Yasmin; Gardens, \\ and\nmore',
  ),
  ...{ city: both('الرياض', 'Riyadh'), district: both('الياسمين', 'Al Yasmin') },
  launch_date: '2026-12-15T07:00:00.000Z',
  viewings: [
    {
      id: 'v/1',
      starts_at: '2026-11-28T13:00:00.000Z',
      ends_at: '2026-11-28T17:00:00.000Z',
      place: both('شقة العرض', 'Show home'),
    },
  ],
};
const events = projectEvents(project, site);
const textOf = (index: number) => {
  const found = events[index];
  if (!found) throw new Error(`There is no event ${index}`);
  return calendarFile(found.event, { name: 'شاقول', language: found.language });
};

function parsed(index: number): InstanceType<typeof ICAL.Event> {
  const calendar = new ICAL.Component(ICAL.parse(textOf(index)) as never);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

test('a launch and a viewing have a file in each language', () =>
  expect(events.map(({ path }) => path)).toEqual([
    '/calendar/yasmin/launch.ar.ics',
    expect.stringMatching(/^\/calendar\/yasmin\/viewing-\w+\.ar\.ics$/),
    '/calendar/yasmin/launch.en.ics',
    expect.stringMatching(/^\/calendar\/yasmin\/viewing-\w+\.en\.ics$/),
  ]));

test('a parser reads the times in UTC, and the texts as they are', () => {
  const viewing = parsed(1);
  expect(viewing.startDate.toJSDate().toISOString()).toBe('2026-11-28T13:00:00.000Z');
  expect(viewing.endDate.toJSDate().toISOString()).toBe('2026-11-28T17:00:00.000Z');
  expect(viewing.summary).toBe(`معاينة ${project.name.ar}`);
  expect(viewing.location).toBe('شقة العرض، الياسمين، الرياض');
  expect(parsed(3).summary).toBe(`See ${project.name.en}`);
  expect(parsed(2).description).toBe('https://example.sa/en/projects/detail/yasmin');
});

test('lines end as the standard says, and have 75 bytes at most', () => {
  for (const index of events.keys()) {
    const text = textOf(index);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('an event is the same one in both languages and after a change, which counts up', () => {
  expect(parsed(1).uid).toBe(parsed(3).uid);
  const [changed] = projectEvents({ ...project, updated_at: '2026-11-21T09:00:00.000Z' }, site);
  expect(changed?.event.uid).toBe(events[0]?.event.uid);
  const later = changed && calendarFile(changed.event, { name: 'شاقول', language: 'ar' });
  const sequence = (text = '') => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(later)).toBeGreaterThan(sequence(textOf(0)));
  expect(textOf(0)).toContain('DTSTAMP:20261120T090030Z');
  expect(textOf(0)).toContain('LAST-MODIFIED:20261120T090030Z');
});

test('a project without either has no file, and the launch of one on sale is of its next phase', () => {
  expect(projectEvents({ ...project, launch_date: null, viewings: undefined }, site)).toEqual([]);
  expect(projectEvents({ ...project, status: 'For_Sale' }, site)[2]?.event.summary).toContain('next');
});
