/** Says that there is no connection, while something that the visitor asked for waits for it. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n';
import { decline, tryNow, pendingAction } from '../../browser/pending-action';
import { Bar } from './bar';

export function ConnectionNote() {
  const { t } = useTranslation();
  const waiting = useSyncExternalStore(pendingAction.subscribe, pendingAction.get, () => undefined);
  return (
    // It is there before it says something: only then what it says is read out.
    <div role="status" className="no-print">
      {waiting && (
        <Bar as="div">
          <span>{t(waiting.tries === 0 ? 'offline.waiting' : 'offline.stillWaiting')}</span>
          <button type="button" onClick={tryNow}>
            {t('offline.tryNow')}
          </button>
          <button type="button" onClick={decline}>
            {t('offline.stay')}
          </button>
        </Bar>
      )}
    </div>
  );
}
