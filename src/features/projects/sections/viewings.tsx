import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDates, useLocale, useLocalized, useTranslation } from '../../../i18n';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { viewingCalendarPath } from '../../../domain/viewing-calendar';
import { Section } from '../../../ui';
import type { Viewing } from '../project-details';
import { AddToCalendar } from './add-to-calendar';

interface ViewingsProps {
  slug: string;
  viewings: readonly Viewing[];
  /** Those that the build has written calendar files of. */
  built: readonly Viewing[];
}

const isSame = (a: Viewing, b: Viewing) =>
  a.id === b.id && a.starts_at === b.starts_at && a.ends_at === b.ends_at;

/** `8:00 pm` of `28 November 2026 at 8:00 pm`. Not a formatter of its own: the home page would carry it too. */
const timeIn = (dateTime: string): string => /\d+:\d+ .+$/.exec(dateTime)?.[0] ?? dateTime;

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const dayOf = (iso: string) => days[new Date(riyadhDay(iso)).getUTCDay()] ?? 'sunday';

/** Times at which homes can be seen without an appointment; those that are over are left out. */
export function Viewings({ slug, viewings, built }: ViewingsProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  const localized = useLocalized();
  const { content } = useLocale();
  const now = useMinute();
  const ahead = viewings.filter(({ ends_at }) => !(Date.parse(ends_at) <= now));
  if (ahead.length === 0) return null;
  return (
    <Section heading={t('detail.viewings.title')} lead={t('detail.viewings.lead')} id="viewings">
      <List>
        {ahead.map((viewing) => {
          const { id, starts_at, ends_at, place } = viewing;
          const begins = t(`detail.viewings.days.${dayOf(starts_at)}`, { date: dates.dateTime(starts_at) });
          const isOneDay = riyadhDay(starts_at) === riyadhDay(ends_at);
          const ends = isOneDay
            ? timeIn(dates.dateTime(ends_at))
            : t(`detail.viewings.days.${dayOf(ends_at)}`, { date: dates.dateTime(ends_at) });
          return (
            <li key={id}>
              <strong>
                <time dateTime={starts_at}>{begins}</time>{' '}
                <time dateTime={ends_at}>{t('detail.viewings.until', { time: ends })}</time>
              </strong>
              <span>{place ? localized(place) : t('detail.viewings.atProject')}</span>
              {built.some((other) => isSame(viewing, other)) && (
                <AddToCalendar href={viewingCalendarPath(slug, id, content)} of={begins} />
              )}
            </li>
          );
        })}
      </List>
    </Section>
  );
}

/** The time to the minute, in milliseconds; zero in the first render, which shows what the HTML has. */
function useMinute(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const List = styled.ul`
  display: grid;
  list-style: none;
  border-block-end: 1px solid var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 24px;
    padding-block: var(--s3);
    border-block-start: 1px solid var(--line);
  }
  strong {
    font-weight: 500;
  }
  li > span {
    flex: 1;
    min-inline-size: min(100%, 12rem);
    color: var(--stone-700);
  }
`;
