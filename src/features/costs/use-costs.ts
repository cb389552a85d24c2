import { useCallback } from 'react';
import { useCostChoices, type CostChoices } from './cost-choices';
import { useCostRates, type CostRates } from './cost-rates';
import { purchaseCosts, withRates, type PurchaseCosts } from './purchase-costs';

/** A home with what its costs depend on. */
export interface CostHome {
  /** SAR */
  readonly price?: number | null;
  /** Its state as a buyer means it: see `saleStateOf`. */
  readonly state: string;
  /** m² */
  readonly total_area: number;
  /** Of its project: SAR a year for each m². */
  readonly service_charge?: number | null;
}

export interface Costs {
  readonly costs: PurchaseCosts;
  readonly rates: CostRates;
  /** The visitor's choices, completed with the rates. */
  readonly choices: Required<CostChoices>;
}

/** States in which somebody may still buy it. */
const buyable = ['available', 'reserved'];

/** Estimates with the visitor's choices; undefined for a home without a price, or not for sale (any more). */
export function useEstimate(): (home: CostHome) => Costs | undefined {
  const rates = useCostRates();
  const chosen = useCostChoices();
  return useCallback(
    ({ price, state, total_area, service_charge }) =>
      rates && price && buyable.includes(state)
        ? {
            costs: purchaseCosts({ price, total_area, service_charge }, rates, chosen),
            rates,
            choices: withRates(chosen, rates),
          }
        : undefined,
    [rates, chosen],
  );
}
