import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { riyadhDay } from '../../i18n/riyadh-time';
import type { PriceHistory } from '../../domain/views/published';
import { builtAt } from '../../site-data';
import { RiyalText } from '../../ui';
import { useUnitTexts, type UnitRow } from '../units';

interface PriceSinceProps {
  unit: UnitRow;
  history: PriceHistory;
}

/**
 * Since when a unit has its price, and the price before it, as far as builds have seen it. Nothing for a price that no build
 * has read yet, and from a build of the day on which the record begins, however late the page is opened: a line more would
 * push down what is being read.
 */
export function PriceSince({ unit, history }: PriceSinceProps) {
  const { t } = useTranslation('units');
  const dates = useDates();
  const texts = useUnitTexts();
  const { before, seen_at, knowledge } = history;
  const price = unit.price || undefined; // zero means that no price was entered
  if (unit.state === 'sold' || price === undefined || price !== history.price) return null;
  if (knowledge === 'first' && riyadhDay(seen_at) >= riyadhDay(builtAt())) return null;
  const values = { price: texts.price(price), date: dates.date(seen_at) };
  const since = t(`page.priceSince.${knowledge}`, values);
  const text =
    knowledge === 'first'
      ? since
      : before === null
        ? t('page.priceSince.announced', { since })
        : t('page.priceSince.before', { since, before: texts.price(before) });
  return (
    <Line>
      <RiyalText text={text} />
    </Line>
  );
}

const Line = styled.p`
  padding-block-start: var(--s2);
  font-size: var(--fs-sm);
  color: var(--stone-700);
`;
