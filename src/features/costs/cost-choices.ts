import { useMemo } from 'react';
import { createCodec, flag, integer, type Parameter } from '../../lib/query-codec';
import { costSearch, useCostSearch } from './cost-search';

/** What the visitor chose; what is missing is as the editors' rates have it. */
export interface CostChoices {
  first_home?: boolean;
  /** Percent of the price. */
  down_payment?: number;
  /** Percent a year. */
  rate?: number;
  years?: number;
}

/** Ends of the sliders, and their steps. */
export const costLimits = {
  down_payment: { min: 0, max: 90, step: 5 },
  rate: { min: 0, max: 12, step: 0.25 },
  years: { min: 1, max: 30, step: 1 },
} as const;

const percentage: Parameter<number> = {
  parse: (text) => {
    const value = /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value <= costLimits.rate.max ? value : undefined;
  },
  format: String,
};

/** The choices as a query string: of a shared link, and as they are stored. */
export const costCodec = createCodec<CostChoices>({
  first_home: flag,
  down_payment: integer(costLimits.down_payment.min, costLimits.down_payment.max),
  rate: percentage,
  years: integer(costLimits.years.min, costLimits.years.max),
});

/** The visitor's choices for all homes of the visit; malformed ones are left out. */
export const costChoices = {
  get: (): CostChoices => costCodec.parse(costSearch.get()),
  change: (changed: CostChoices): void =>
    costSearch.set(costCodec.format({ ...costChoices.get(), ...changed })),
  /** Back to the editors' rates. */
  clear: (): void => costSearch.set(''),
};

/** None while hydrating. */
export function useCostChoices(): CostChoices {
  const search = useCostSearch();
  return useMemo(() => costCodec.parse(search), [search]);
}
