/** Says of when a list is, while the API does not answer. Not an error: what is shown is right, only older. */
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { CloudOffIcon } from '../../ui';
import type { LiveListing } from './use-live-list';

export function LastKnown({ at, matches }: NonNullable<LiveListing<unknown>['lastKnown']>) {
  const { t } = useTranslation('listing');
  const dates = useDates();
  if (!at) return null;
  const date = dates.dateTime(at);
  return (
    <Line role="status">
      <CloudOffIcon />
      <span>{matches ? t('asOf', { date }) : t('asOfBefore', { date })}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border-inline-start: 3px solid var(--warning);
  background: var(--warning-tint);
  color: var(--warning-700);
  font-size: var(--fs-sm);
`;
