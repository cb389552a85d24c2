import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { transactionTax } from '../../src/features/costs/purchase-costs';

export interface Rates {
  tax: { percent: number; first_home_exempt: number; source: { to: string } };
}

/** The editors' rates, as the file has them. */
export const rates = parse(readFileSync('content/site/costs.md', 'utf8').split('---')[1] ?? '') as Rates;

/** SAR of tax on a price, by the editors' rates. */
export const expectedTax = (price: number, isFirstHome = false) =>
  transactionTax(price, rates.tax, isFirstHome);
