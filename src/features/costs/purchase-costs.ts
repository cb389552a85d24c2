import type { CostChoices } from './cost-choices';
import { riyals } from './riyals';
import { depositShare, type PaymentPlan } from './payment-steps';

const partOf = (amount: number, percent: number): number => (amount * percent) / 100;

interface TaxRates {
  /** Of the price. */
  readonly percent: number;
  /** SAR: up to here the first home of a buyer is free of tax. */
  readonly first_home_exempt: number;
}

/**
 * The real-estate transaction tax in SAR: of the whole price or, for a first home, only of what exceeds the exempt amount.
 * @param price SAR
 */
export const transactionTax = (
  price: number,
  { percent, first_home_exempt: exempt }: TaxRates,
  isFirstHome: boolean,
): number => riyals(partOf(isFirstHome ? Math.max(price - exempt, 0) : price, percent));

interface Loan {
  /** SAR that the bank pays. */
  readonly amount: number;
  /** A year. */
  readonly percent: number;
  readonly years: number;
}

/** What a loan costs a month in SAR, all months alike (annuity). 0 where there is no loan. */
export function monthlyInstalment({ amount, percent, years }: Loan): number {
  const months = years * 12;
  if (amount <= 0 || months <= 0) return 0;
  const monthly = percent / 100 / 12;
  if (monthly === 0) return riyals(amount / months);
  return riyals((amount * monthly) / (1 - (1 + monthly) ** -months));
}

/** Percentages of the editors, in the parts that an estimate needs. */
export interface EstimateRates {
  readonly tax: TaxRates;
  readonly deposit: { readonly percent: number };
  readonly loan: {
    readonly down_payment_percent: number;
    readonly yearly_percent: number;
    readonly years: number;
  };
  readonly rent: { readonly from_percent: number; readonly to_percent: number };
}

/** The choices of a visitor, all of them: what is not chosen is as the editors have it. */
export const withRates = (choices: CostChoices, { loan }: Pick<EstimateRates, 'loan'>) => ({
  first_home: choices.first_home ?? false,
  down_payment: choices.down_payment ?? loan.down_payment_percent,
  rate: choices.rate ?? loan.yearly_percent,
  years: choices.years ?? loan.years,
});

interface Priced {
  /** SAR */
  readonly price: number;
  /** m² */
  readonly total_area: number;
  /** What owners pay their association, in SAR a year for each m². */
  readonly service_charge?: number | null;
  readonly payment_plan?: PaymentPlan | null;
}

/** What a home costs: an estimate, in whole SAR. */
export interface PurchaseCosts {
  readonly price: number;
  readonly tax: number;
  /** Price and tax. */
  readonly total: number;
  /** Paid to reserve it; a part of the price. */
  readonly deposit: number;
  readonly downPayment: number;
  readonly loan: number;
  /** The instalment of a month; 0 without a loan. */
  readonly monthly: number;
  /** All instalments less the loan. */
  readonly interest: number;
  /** The service charge of a month, where it is known. */
  readonly running: number | undefined;
  /** What it would rent for in a year. */
  readonly rent: { readonly from: number; readonly to: number };
}

/** Estimates what a home costs with the choices of a visitor. */
export function purchaseCosts(unit: Priced, rates: EstimateRates, choices: CostChoices): PurchaseCosts {
  const { price } = unit;
  const { first_home, down_payment, rate, years } = withRates(choices, rates);
  const tax = transactionTax(price, rates.tax, first_home);
  const downPayment = riyals(partOf(price, down_payment));
  const loan = price - downPayment;
  const monthly = monthlyInstalment({ amount: loan, percent: rate, years });
  return {
    price,
    tax,
    total: price + tax,
    deposit: riyals(partOf(price, depositShare(unit.payment_plan) ?? rates.deposit.percent)),
    downPayment,
    loan,
    monthly,
    interest: Math.max(monthly * years * 12 - loan, 0),
    running:
      typeof unit.service_charge === 'number'
        ? riyals((unit.service_charge * unit.total_area) / 12)
        : undefined,
    rent: {
      from: riyals(partOf(price, rates.rent.from_percent)),
      to: riyals(partOf(price, rates.rent.to_percent)),
    },
  };
}
