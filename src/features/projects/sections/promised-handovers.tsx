import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { riyadhDay } from '../../../i18n/riyadh-time';
import type { PromisedHandover } from '../../../domain/views/published';
import { builtAt } from '../../../site-data';
import { getQuarter } from '../quarter';

/** The handover dates of a project that builds have read, the first one first. */
export type PromisedHandovers = readonly PromisedHandover[];

interface PromisedHandoversListProps {
  promised: PromisedHandovers;
}

/**
 * Every handover date that the project promised, with the day on which it was first seen; nothing from a build of the day on
 * which the record begins, however late the page is opened: a line more would push down what is being read.
 */
export function PromisedHandoversList({ promised }: PromisedHandoversListProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  const nameOf = (date: string) => {
    const quarter = getQuarter(date);
    return quarter ? t(`detail.quarter.q${quarter}`, { year: date.slice(0, 4) }) : '';
  };
  const named = promised
    .map((promise) => ({ ...promise, quarter: nameOf(promise.date) }))
    // Another day of the same quarter is the same promise.
    .filter(({ quarter }, index, all) => quarter !== '' && quarter !== all[index - 1]?.quarter);
  const isNew =
    named.length === 1 && named.every(({ seen_at }) => riyadhDay(seen_at) >= riyadhDay(builtAt()));
  if (named.length === 0 || isNew) return null;
  return (
    <List aria-label={t('detail.promised.label')}>
      {named.reverse().map(({ quarter, seen_at, knowledge }) => (
        <li key={seen_at}>{t(`detail.promised.${knowledge}`, { quarter, date: dates.date(seen_at) })}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  list-style: none;
  font-weight: 400;
  font-size: var(--fs-xs);
  color: var(--stone-700);
`;
