/** Rates of `content/site/costs.md`: shares are parts of one (0.05 is 5 %). */
export interface TaxRates {
  readonly rate: number;
  /** SAR: up to here the first home of a buyer is free of tax. */
  readonly first_home_exempt: number;
}

/** SAR, in whole riyals; halves are rounded up. */
export const riyals = (amount: number): number => Math.floor(amount + 0.5 + Number.EPSILON * amount);

/**
 * The real-estate transaction tax in SAR: of the whole price or, for a first home, only of what exceeds the exempt amount.
 * @param price SAR
 */
export const transactionTax = (
  price: number,
  { rate, first_home_exempt: exempt }: TaxRates,
  isFirstHome: boolean,
): number => riyals((isFirstHome ? Math.max(price - exempt, 0) : price) * rate);

export interface Loan {
  /** SAR that the bank pays. */
  readonly amount: number;
  /** A year, as a part of one. */
  readonly rate: number;
  readonly years: number;
}

/** What a loan costs a month in SAR, all months alike (annuity). 0 where there is no loan. */
export function monthlyInstalment({ amount, rate, years }: Loan): number {
  const months = years * 12;
  if (amount <= 0 || months <= 0) return 0;
  const monthly = rate / 12;
  if (monthly === 0) return riyals(amount / months);
  return riyals((amount * monthly) / (1 - (1 + monthly) ** -months));
}

export interface Choices {
  readonly isFirstHome: boolean;
  /** Part of the price that the buyer pays; the bank lends the rest. */
  readonly downPayment: number;
  readonly rate: number;
  readonly years: number;
}

export interface PurchaseCosts {
  readonly tax: number;
  /** Price and tax. */
  readonly total: number;
  readonly downPayment: number;
  readonly loan: number;
  /** What is paid before moving in: down payment and tax. */
  readonly upFront: number;
  readonly monthly: number;
}

/** What a home costs, in whole SAR: an estimate. */
export function purchaseCosts(price: number, tax: TaxRates, choices: Choices): PurchaseCosts {
  const taxed = transactionTax(price, tax, choices.isFirstHome);
  const downPayment = riyals(price * choices.downPayment);
  const loan = price - downPayment;
  return {
    tax: taxed,
    total: price + taxed,
    downPayment,
    loan,
    upFront: downPayment + taxed,
    monthly: monthlyInstalment({ amount: loan, rate: choices.rate, years: choices.years }),
  };
}

/** What a home like this rents for a year, in whole SAR, by the usual share of its value. */
export const usualRent = (price: number, share: { readonly from: number; readonly to: number }) => ({
  from: riyals(price * share.from),
  to: riyals(price * share.to),
});
