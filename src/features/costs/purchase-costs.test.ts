import { monthlyInstalment, purchaseCosts, transactionTax } from './purchase-costs';
import { riyals } from './riyals';

const rates = {
  tax: { percent: 5, first_home_exempt: 1_000_000 },
  deposit: { percent: 2 },
  loan: { down_payment_percent: 10, yearly_percent: 4.5, years: 25 },
  rent: { from_percent: 7, to_percent: 8 },
};
const unit = { price: 1_200_000, total_area: 150 };

test.each([
  [999_999, 0, 50_000],
  [1_000_000, 0, 50_000],
  [1_000_001, 0, 50_000],
  [1_000_010, 1, 50_001],
  [1_200_000, 10_000, 60_000],
  [0, 0, 0],
])('the tax of %i is %i for a first home, and else %i @12.12', (price, first, other) => {
  expect(transactionTax(price, rates.tax, true)).toBe(first);
  expect(transactionTax(price, rates.tax, false)).toBe(other);
});

test('halves of a riyal are rounded up, whatever the computer makes of decimals', () => {
  expect(riyals(0.5)).toBe(1);
  expect(riyals(1.005 * 1000)).toBe(1005);
  expect(transactionTax(999_990, rates.tax, false)).toBe(50_000);
});

test('an instalment pays the loan back in its months', () => {
  expect(monthlyInstalment({ amount: 900_000, percent: 4.5, years: 25 })).toBe(5002);
  expect(monthlyInstalment({ amount: 120_000, percent: 0, years: 10 })).toBe(1000);
  expect(monthlyInstalment({ amount: 0, percent: 4.5, years: 25 })).toBe(0);
});

test('the parts of an estimate add up @12.13', () => {
  const costs = purchaseCosts(unit, rates, { first_home: true });
  expect(costs).toMatchObject({ tax: 10_000, total: 1_210_000, downPayment: 120_000, loan: 1_080_000 });
  expect(costs.downPayment + costs.loan).toBe(unit.price);
  expect(costs.interest).toBe(costs.monthly * 300 - costs.loan);
});

test('what a visitor chooses takes the place of the rates', () => {
  const costs = purchaseCosts(unit, rates, { down_payment: 100, rate: 0, years: 10 });
  expect(costs).toMatchObject({ tax: 60_000, downPayment: 1_200_000, loan: 0, monthly: 0, interest: 0 });
});

test('a home of a million rents for 70 to 80 thousand, and is reserved with 20', () => {
  expect(purchaseCosts({ ...unit, price: 1_000_000 }, rates, {})).toMatchObject({
    rent: { from: 70_000, to: 80_000 },
    deposit: 20_000,
  });
});

test('running costs are known where the project has a service charge', () => {
  expect(purchaseCosts(unit, rates, {}).running).toBeUndefined();
  expect(purchaseCosts({ ...unit, service_charge: 40 }, rates, {}).running).toBe(500);
});

test('the deposit is that of the payment plan where it has one', () => {
  const title = { ar: 'الحجز', en: 'Reservation' };
  const planned = (event: string) => ({ ...unit, payment_plan: { steps: [{ title, percent: 5, event }] } });
  expect(purchaseCosts(planned('reservation'), rates, {}).deposit).toBe(60_000);
  expect(purchaseCosts(planned('contract'), rates, {}).deposit).toBe(24_000);
});
