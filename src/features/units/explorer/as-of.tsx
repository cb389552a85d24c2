/** When the states were read, marked once that is more than a day ago. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { Note } from '../../../ui';
import { isOld } from '../availability';

export function AsOf({ date }: { date: string }) {
  const { t } = useTranslation('units');
  const dates = useDates();
  const [old, setOld] = useState(false);
  useEffect(() => setOld(isOld(date, Date.now())), [date]);
  if (Number.isNaN(Date.parse(date))) return null;
  const read = <time dateTime={date}>{t('explorer.asOf', { date: dates.dateTime(date) })}</time>;
  return old ? (
    <Note tone="warning" title={read}>
      {t('explorer.old')}
    </Note>
  ) : (
    <Small>{read}</Small>
  );
}

const Small = styled.p`
  font-size: var(--fs-xs);
  line-height: 1.6;
  color: var(--stone);
`;
