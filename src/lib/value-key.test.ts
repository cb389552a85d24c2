import { valueKey } from './value-key';

test.each([
  [
    { price: 1, plan: { steps: [{ percent: 5, due_on: null }] } },
    { plan: { steps: [{ percent: 5 }] }, price: 1, area: undefined },
  ],
  [
    ['ar', { a: 1, b: 2 }],
    ['ar', { b: 2, a: 1 }],
  ],
])('%j and %j are equal', (one, other) => {
  expect(valueKey(one)).toBe(valueKey(other));
});

test.each([
  [{ price: 1 }, { price: 2 }],
  [{ price: 0 }, {}],
  [{ steps: [1, 2] }, { steps: [2, 1] }],
  [{ name: '' }, {}],
])('%j and %j differ', (one, other) => {
  expect(valueKey(one)).not.toBe(valueKey(other));
});
