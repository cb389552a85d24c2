import { monthlyInstalment, purchaseCosts, riyals, transactionTax, usualRent } from './purchase-costs';

const tax = { rate: 0.05, first_home_exempt: 1_000_000 };

test.each([
  [999_999, 0, 50_000],
  [1_000_000, 0, 50_000],
  [1_000_001, 0, 50_000],
  [1_000_010, 1, 50_001],
  [1_200_000, 10_000, 60_000],
  [0, 0, 0],
])('the tax of %i is %i for a first home, and else %i', (price, first, other) => {
  expect(transactionTax(price, tax, true)).toBe(first);
  expect(transactionTax(price, tax, false)).toBe(other);
});

test('halves of a riyal are rounded up, whatever the computer makes of decimals', () => {
  expect(riyals(0.5)).toBe(1);
  expect(riyals(1.005 * 1000)).toBe(1005);
  expect(transactionTax(999_990, tax, false)).toBe(50_000);
});

test('an instalment pays the loan back in its months', () => {
  expect(monthlyInstalment({ amount: 900_000, rate: 0.045, years: 25 })).toBe(5002);
  expect(monthlyInstalment({ amount: 120_000, rate: 0, years: 10 })).toBe(1000);
  expect(monthlyInstalment({ amount: 0, rate: 0.045, years: 25 })).toBe(0);
});

test('the parts of the costs add up', () => {
  const choices = { isFirstHome: true, downPayment: 0.1, rate: 0.045, years: 25 };
  const costs = purchaseCosts(1_200_000, tax, choices);
  expect(costs).toMatchObject({ tax: 10_000, total: 1_210_000, downPayment: 120_000, loan: 1_080_000, upFront: 130_000 });
  expect(costs.downPayment + costs.loan).toBe(1_200_000);
});

test('a home of a million rents for 70 to 80 thousand', () => {
  expect(usualRent(1_000_000, { from: 0.07, to: 0.08 })).toEqual({ from: 70_000, to: 80_000 });
});
