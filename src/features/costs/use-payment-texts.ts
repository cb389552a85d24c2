import { useDates, useLocalized, useTranslation } from '../../i18n';
import type { PaymentPlan, PaymentStep } from './payment-steps';

/** The steps of a payment plan as texts. */
export function usePaymentTexts() {
  const { t } = useTranslation('costs');
  const localized = useLocalized();
  const dates = useDates();
  /** A day, an event, or both; empty where the plan says neither. */
  const when = ({ due_on, event }: PaymentStep): string =>
    [event && t(`events.${event}`, { defaultValue: '' }), due_on && dates.date(due_on)]
      .filter(Boolean)
      .join(t('separator'));
  return {
    when,
    /** In one line: “Deposit 5%, 1st payment 45%”. */
    brief: ({ steps }: PaymentPlan): string =>
      steps
        .map(({ title, percent }) => t('planBrief', { title: localized(title), percent: String(percent) }))
        .join(t('separator')),
  };
}
