import { paymentAmounts } from './payment-steps';

const title = { ar: 'دفعة', en: 'Payment' };
const planOf = (...shares: number[]) => ({ steps: shares.map((percent) => ({ title, percent })) });

test.each([
  [999_999, [10, 40, 50], [100_000, 400_000, 499_999]],
  [1_000_000, [33.33, 33.33, 33.34], [333_300, 333_300, 333_400]],
  [1_200_001, [5, 95], [60_000, 1_140_001]],
  [920_000, [100], [920_000]],
])('the payments of %i add up to it', (price, shares, amounts) => {
  expect(paymentAmounts(price, planOf(...shares))).toEqual(amounts);
});
