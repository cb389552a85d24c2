import { useCallback } from 'react';
import { useCostChoices, type CostChoices } from './cost-choices';
import { useCostRates, type CostRates } from './cost-rates';
import type { PricedUnit } from './priced-unit';
import { purchaseCosts, withRates, type PurchaseCosts } from './purchase-costs';

export interface Costs {
  readonly costs: PurchaseCosts;
  readonly rates: CostRates;
  /** The visitor's choices, completed with the rates. */
  readonly choices: Required<CostChoices>;
}

/** States in which somebody may still buy it. */
const buyable = ['available', 'reserved'];

/** Estimates with the visitor's choices; undefined for a home without a price, or not for sale (any more). */
export function useEstimate(): (unit: PricedUnit) => Costs | undefined {
  const rates = useCostRates();
  const chosen = useCostChoices();
  return useCallback(
    ({ price, state, ...unit }) =>
      rates && price && buyable.includes(state)
        ? {
            costs: purchaseCosts({ ...unit, price }, rates, chosen),
            rates,
            choices: withRates(chosen, rates),
          }
        : undefined,
    [rates, chosen],
  );
}
