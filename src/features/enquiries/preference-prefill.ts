import { format, useTranslation } from '../../i18n';
import type { UnitConditions } from '../../domain/conditions/table';
import { manyRooms } from '../../domain/rooms';
import type { Prefill } from './use-prefill';

/** What a visitor has searched for. */
export type SearchPreferences = Pick<UnitConditions, 'rooms' | 'price_max'>;

/**
 * The answers of a form by what the visitor has searched for.
 * @param unitRooms of the unit that the form is about, whatever was searched for
 */
export function usePreferencePrefill({ rooms, price_max }: SearchPreferences, unitRooms?: number): Prefill {
  const { t } = useTranslation();
  const answer = (count: number) => String(Math.min(count, manyRooms));
  const [fewest] = rooms ?? [];
  const amount = price_max && t('sar', { amount: format.integer(price_max) });
  return {
    known: unitRooms ? { rooms: answer(unitRooms) } : undefined,
    suggested: {
      ...(fewest !== undefined && !unitRooms && { rooms: answer(fewest) }),
      ...(amount && { note: t('priceLimit.budget', { price: amount }) }),
    },
  };
}
