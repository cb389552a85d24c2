/** When the sale opens, in Riyadh time; once it is past, that it is open. */
import { useEffect, useState } from 'react';
import { useFormatters, useTranslation } from '../../../i18n';
import { Note } from '../../../ui';

export function Launch({ date }: { date: string | null | undefined }) {
  const { t } = useTranslation('projects');
  const format = useFormatters();
  // The HTML was made before the moment; whether it has come is asked in the browser.
  const [past, setPast] = useState(false);
  useEffect(() => {
    setPast(date ? Date.parse(date) <= Date.now() : false);
  }, [date]);
  if (!date) return null;
  return (
    <Note $tone="warning">
      <strong>{t('detail.launch')}</strong>
      <time dateTime={date}>
        {past ? t('detail.launched') : t('detail.launchAt', { date: format.dateTime(date) })}
      </time>
    </Note>
  );
}
