/** @jest-environment jsdom */
import { costChoices, costCodec } from './cost-choices';
import { costChoicesKey } from './cost-search';

test.each([
  [
    '?first_home=true&down_payment=20&rate=5.25&years=30',
    { first_home: true, down_payment: 20, rate: 5.25, years: 30 },
  ],
  ['?first_home=yes&down_payment=-5&rate=1e9&years=31', {}],
  ['?down_payment=91&rate=12.01&years=0', {}],
  ['?rate=5.255&years=2.5', {}],
])('the choices of %s', (search, choices) => {
  expect(costCodec.parse(search)).toEqual(choices);
});

test('a choice stays on the device until it is cleared', () => {
  costChoices.change({ years: 20 });
  costChoices.change({ first_home: true });
  expect(costChoices.get()).toEqual({ first_home: true, years: 20 });
  expect(localStorage.getItem(costChoicesKey)).toBe('?first_home=true&years=20');
  costChoices.clear();
  expect(costChoices.get()).toEqual({});
  expect(localStorage.getItem(costChoicesKey)).toBeNull();
});
