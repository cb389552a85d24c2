import { isWholePlan } from '../../domain/payment-plan';
import type { PaymentPlan } from './payment-steps';

/** A home with what its costs depend on. */
export interface PricedUnit {
  /** SAR */
  readonly price?: number | null;
  /** Its state as a buyer means it: see `getSaleState`. */
  readonly state: string;
  /** m² */
  readonly total_area: number;
  /** Of its project: SAR a year for each m². */
  readonly service_charge?: number | null;
  /** Of its project. */
  readonly payment_plan?: PaymentPlan | null;
}

/** A unit with what its project says of costs. A plan whose shares do not add up to the price is left out. */
export const toPricedUnit = (
  { service_charge, payment_plan }: Pick<PricedUnit, 'service_charge' | 'payment_plan'>,
  { price, state, total_area }: Omit<PricedUnit, 'service_charge' | 'payment_plan'>,
): PricedUnit => ({
  ...{ price, state, total_area, service_charge },
  payment_plan: payment_plan && isWholePlan(payment_plan) ? payment_plan : undefined,
});
