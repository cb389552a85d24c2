import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n';
import { fetchChanges } from '../../records';
import { recordedPrice } from '../../domain/offer-changes';
import { RiyalText } from '../../ui';
import { useUnitTexts, type PrintedOffer } from '../units';
import type { PriceHistory } from '../../domain/views/published';

export interface RecordOfPrintedProps {
  printed: PrintedOffer;
  /** Slug of the project. */
  project: string;
  /** Id of the unit. */
  unit: string;
  history: PriceHistory;
}

/** Whether the record of the offer has the printed price for its time; nothing where it does not say. */
export function RecordOfPrinted({ printed, project, unit, history }: RecordOfPrintedProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const [recorded, setRecorded] = useState<{ price: number | null }>();
  const { asOf } = printed;
  useEffect(() => {
    const controller = new AbortController();
    void fetchChanges(project, controller.signal).then((changes) => {
      if (!controller.signal.aborted) setRecorded(changes && recordedPrice(changes, unit, history, asOf));
    });
    return () => controller.abort();
  }, [project, unit, history, asOf]);
  if (!recorded) return null;
  const { price } = recorded;
  if (price === (printed.price ?? null)) return <p>{t('page.printed.recordSame')}</p>;
  return (
    <p>
      <RiyalText
        text={
          price === null
            ? t('page.printed.recordNone')
            : t('page.printed.recordOther', { price: texts.price(price) })
        }
      />
    </p>
  );
}
