import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { Note } from '../../../ui';
import { isOutdated } from '../availability';

/** When the states were read, with a warning after a day. */
export function AsOf({ date }: { date: string }) {
  const { t } = useTranslation('units');
  const dates = useDates();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => setOutdated(isOutdated(date, Date.now())), [date]);
  if (Number.isNaN(Date.parse(date))) return null;
  const readAt = <time dateTime={date}>{t('explorer.asOf', { date: dates.dateTime(date) })}</time>;
  return outdated ? (
    <Note tone="warning" title={readAt}>
      {t('explorer.outdated')}
    </Note>
  ) : (
    <Small>{readAt}</Small>
  );
}

const Small = styled.p`
  font-size: var(--fs-xs);
  line-height: 1.6;
  color: var(--stone);
`;
