import { useMemo } from 'react';
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

/** What a home costs with the visitor's choices; undefined where it has no price, or is not for sale (any more). */
export function useCosts({ price, state, total_area, service_charge }: CostHome): Costs | undefined {
  const rates = useCostRates();
  const chosen = useCostChoices();
  return useMemo(() => {
    if (!rates || !price || !buyable.includes(state)) return undefined;
    const home = { price, total_area, service_charge };
    return { costs: purchaseCosts(home, rates, chosen), rates, choices: withRates(chosen, rates) };
  }, [rates, chosen, price, state, total_area, service_charge]);
}
