import { local } from '../../browser/safe-storage';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { createCodec, flag, integer, type Parameter } from '../../lib/query-codec';

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

/** Item of localStorage. Nothing of it leaves the device but by a link that the visitor shares. */
export const costChoicesKey = 'cost-choices';

const none: CostChoices = {};
const choices = createStore<CostChoices | undefined>(undefined);

/** Choices of the address come before those of the device: a shared link shows what its sender saw. */
function read(): CostChoices {
  const ofAddress = costCodec.parse(window.location.search);
  return Object.keys(ofAddress).length > 0 ? ofAddress : costCodec.parse(local.read(costChoicesKey) ?? '');
}

/** The visitor's choices for all homes of the visit. */
export const costChoices = {
  get(): CostChoices {
    const known = choices.get();
    if (known) return known;
    const stored = read();
    choices.set(stored);
    return stored;
  },
  subscribe: choices.subscribe,
  change(changed: CostChoices): void {
    const next = { ...costChoices.get(), ...changed };
    local.write(costChoicesKey, costCodec.format(next) || undefined);
    choices.set(next);
  },
  /** Back to the editors' rates. */
  clear(): void {
    local.write(costChoicesKey, undefined);
    choices.set(none);
  },
};

/** None while hydrating. */
export const useCostChoices = (): CostChoices => useStore(costChoices, none);

/** An address with the visitor's choices, so that whoever opens it sees the same figures. */
export function useLinkWithCosts(link: string): string {
  const search = costCodec.format(useCostChoices());
  return link + (link.includes('?') ? search.replace('?', '&') : search);
}
