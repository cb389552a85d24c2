import ical, { ICalEventTransparency } from 'ical-generator';

/** An entry of a visitor's calendar. */
export interface CalendarEvent {
  /** The same in each language and after each build, so that a file that is opened again changes the entry. */
  uid: string;
  /** ISO times. */
  starts_at: string;
  ends_at: string;
  /** When the project last changed. ISO time. */
  updated_at: string;
  summary: string;
  location: string;
  /** Address of the project's page. */
  url: string;
}

interface Publisher {
  name: string;
  language: string;
}

/** Counts up with each change; a whole number of 32 bits. */
const sequenceOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

/** A calendar file (RFC 5545) of one event, with times in UTC. */
export function calendarFile(event: CalendarEvent, { name, language }: Publisher): string {
  const { uid, starts_at, ends_at, updated_at, summary, location, url } = event;
  const calendar = ical({ prodId: { company: name, product: 'website', language: language.toUpperCase() } });
  calendar.createEvent({
    ...{ id: uid, summary, location, url, description: url },
    start: new Date(starts_at),
    end: new Date(ends_at),
    // Of the data, not of the build: what did not change gives the same file.
    stamp: new Date(updated_at),
    lastModified: new Date(updated_at),
    sequence: sequenceOf(updated_at),
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}
