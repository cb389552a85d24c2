/** What a visitor has looked for, as answers of a form. */
import { useEffect, useState } from 'react';
import { format, useTranslation } from '../../i18n';
import { createCodec, price, whole } from '../../lib/query-codec';
import { manyRooms } from '../../lib/rooms';
import type { Prefill } from './use-prefill';

export interface Wishes {
  /** As filters mean it: `manyRooms` stands for more, too. */
  rooms?: number;
  /** SAR: the highest price. */
  price_max?: number;
}

/** @param unitRooms of the home that the form is about; its number is not a wish any more */
export function useWishes({ rooms, price_max }: Wishes, unitRooms?: number): Prefill {
  const { t } = useTranslation();
  const answer = (count: number) => String(Math.min(count, manyRooms));
  const amount = price_max && t('sar', { amount: format.integer(price_max) });
  return {
    chosen: unitRooms ? { rooms: answer(unitRooms) } : undefined,
    suggested: {
      ...(rooms && !unitRooms && { rooms: answer(rooms) }),
      ...(amount && { note: t('priceLimit.budget', { price: amount }) }),
    },
  };
}

const codec = /* @__PURE__ */ createCodec<Wishes>({
  rooms: /* @__PURE__ */ whole(1, manyRooms),
  price_max: price,
});

/** The same by the address of the page, once the page answers. */
export function useAddressWishes(): Prefill {
  const [wishes, setWishes] = useState<Wishes>({});
  useEffect(() => setWishes(codec.parse(window.location.search)), []);
  return useWishes(wishes);
}
