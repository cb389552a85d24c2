import type { components } from '../../api-client/generated/schema';
import { riyals } from './riyals';

type Schemas = components['schemas'];

/** A step of a payment plan, prerendered or from the API. */
export type PaymentStep = Readonly<
  Pick<Schemas['PaymentStep'], 'title' | 'percent' | 'due_on'> & { event?: string | null }
>;

export interface PaymentPlan {
  readonly steps: readonly PaymentStep[];
}

/** What each step of a plan costs in whole SAR; together they are the price, because the last one takes what rounding left. */
export function paymentAmounts(price: number, { steps }: PaymentPlan): number[] {
  let rest = price;
  return steps.map(({ percent }, index) => {
    const amount = index === steps.length - 1 ? rest : riyals((price * percent) / 100);
    rest -= amount;
    return amount;
  });
}

/** Percent of the price that is paid to reserve a home, where its plan says it. */
export const depositShare = (plan: PaymentPlan | null | undefined): number | undefined =>
  plan?.steps.find(({ event }) => event === 'reservation')?.percent;
