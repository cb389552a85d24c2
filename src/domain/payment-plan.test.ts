import { isWholePlan, planTotal } from './payment-plan';

const planOf = (...shares: number[]) => ({ steps: shares.map((percent) => ({ percent })) });

test.each([
  [[100], true],
  [[5, 15, 30, 20, 20, 10], true],
  [[33.33, 33.33, 33.34], true],
  // A third three times, with two digits.
  [[33.33, 33.33, 33.33], true],
  [[33.3, 33.3, 33.3], false],
  [[0.1, 0.2, 99.7], true],
  [[50, 49], false],
  [[50, 51], false],
  [[], false],
])('a plan of %j is whole: %s', (shares, expected) => expect(isWholePlan(planOf(...shares))).toBe(expected));

test('what the shares add up to has no noise', () => expect(planTotal(planOf(0.1, 0.2))).toBe(0.3));
