import { useEffect, useState } from 'react';
import { format, useTranslation } from '../../i18n';
import { parametersOf } from '../../domain/conditions/condition';
import { price_max, rooms } from '../../domain/conditions/unit-rows';
import type { UnitConditions } from '../../domain/conditions/table';
import { manyRooms } from '../../domain/rooms';
import { createCodec } from '../../lib/query-codec';
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
  const amount = price_max && t('sar', { amount: format.integer(price_max) });
  return {
    known: unitRooms ? { rooms: answer(unitRooms) } : undefined,
    suggested: {
      ...(rooms && !unitRooms && { rooms: answer(rooms) }),
      ...(amount && { note: t('priceLimit.budget', { price: amount }) }),
    },
  };
}

const codec = /* @__PURE__ */ createCodec<SearchPreferences>(
  /* @__PURE__ */ parametersOf({ rooms, price_max }),
);

/** The same by the query of the page's address, after hydration. */
export function useUrlPrefill(): Prefill {
  const [preferences, setPreferences] = useState<SearchPreferences>({});
  useEffect(() => setPreferences(codec.parse(window.location.search)), []);
  return usePreferencePrefill(preferences);
}
