import { useCallback } from 'react';
import { isWholePlan } from '../../lib/payment-plan';
import { useCostChoices, type CostChoices } from './cost-choices';
import { useCostRates, type CostRates } from './cost-rates';
import type { PaymentPlan } from './payment-steps';
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
  /** Of its project. */
  readonly payment_plan?: PaymentPlan | null;
}

/** A unit with what its project says of costs. A plan whose shares do not add up to the price is left out. */
export const costHome = (
  { service_charge, payment_plan }: Pick<CostHome, 'service_charge' | 'payment_plan'>,
  { price, state, total_area }: Omit<CostHome, 'service_charge' | 'payment_plan'>,
): CostHome => ({
  ...{ price, state, total_area, service_charge },
  payment_plan: payment_plan && isWholePlan(payment_plan) ? payment_plan : undefined,
});

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
    ({ price, state, ...home }) =>
      rates && price && buyable.includes(state)
        ? {
            costs: purchaseCosts({ ...home, price }, rates, chosen),
            rates,
            choices: withRates(chosen, rates),
          }
        : undefined,
    [rates, chosen],
  );
}
