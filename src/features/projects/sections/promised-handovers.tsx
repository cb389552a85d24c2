import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { riyadhDay } from '../../../i18n/riyadh-time';
import { quarterOf } from './use-key-facts';

/** The handover dates of a project that builds have read, the first one first. */
export type PromisedHandovers = NonNullable<Queries.PromisedHandoversFragment['handover_history']>;

interface PromisedHandoversListProps {
  promised: PromisedHandovers;
  /** When the project was read, as ISO time. */
  asOf: string | undefined;
}

/** Every handover date that the project promised, with the day on which it was first seen; nothing on the day on which the record begins. */
export function PromisedHandoversList({ promised, asOf = '' }: PromisedHandoversListProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  const nameOf = (date: string) => {
    const quarter = quarterOf(date);
    return quarter ? t(`detail.quarter.q${quarter}`, { year: date.slice(0, 4) }) : '';
  };
  const named = promised
    .map((promise) => ({ ...promise, quarter: nameOf(promise.date) }))
    // Another day of the same quarter is the same promise.
    .filter(({ quarter }, index, all) => quarter !== '' && quarter !== all[index - 1]?.quarter);
  const isNew = named.length === 1 && named.every(({ seen_at }) => riyadhDay(seen_at) >= riyadhDay(asOf));
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

export const promisedHandoverFields = graphql`
  fragment PromisedHandovers on Project {
    handover_history {
      date
      seen_at
      knowledge
    }
  }
`;
