/** Says of when a list is, while the API does not answer. Not an error: what is shown is right, only older. */
import styled from 'styled-components';
import { useDates, useTranslation } from '../i18n';
import { Button, CloudOffIcon } from '../ui';
import type { LivePage } from './use-live-list';

export function LastKnown({ at, retry, retrying }: NonNullable<LivePage<unknown>['failed']>) {
  const { t } = useTranslation('listing');
  const dates = useDates();
  if (!at) return null;
  return (
    <Line>
      <CloudOffIcon />
      <p role="status">{t('asOf', { date: dates.dateTime(at) })}</p>
      <Button small variant="outline" busy={retrying} onClick={retry}>
        {t('retry')}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s3) var(--s4);
  border-inline-start: 3px solid var(--warning);
  background: var(--warning-tint);
  color: var(--warning-700);
  font-size: var(--fs-sm);
  p {
    flex: 1 1 12em;
  }
`;
