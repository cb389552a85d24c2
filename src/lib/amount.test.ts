import fc from 'fast-check';
import { maxPrice, parseAmount, priceStep, stepAmount } from './amount';

test.each([
  ['1200000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['1 200 000', 1_200_000],
  ['١٬٢٠٠٬٠٠٠', 1_200_000],
  ['۱۲۰۰۰۰۰', 1_200_000],
  ['SAR 1,200,000.00', 1_200_000],
  ['1,200,000 ريال', 1_200_000],
  ['١٬٢٠٠٬٠٠٠٫٥', 1_200_000],
  ['850000.', 850_000],
  ['', undefined],
  ['0', undefined],
  ['abc', undefined],
  ['100000001', undefined],
  ['9'.repeat(400), undefined],
])('“%s” is %s @2.97', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  [1_000_000, 'up', 1_050_000],
  [1_020_000, 'up', 1_050_000],
  [1_020_000, 'down', 1_000_000],
  [1_000_000, 'down', 950_000],
  [50_000, 'down', undefined],
  [30_000, 'down', undefined],
  [undefined, 'up', 900_000],
  [undefined, 'down', 900_000],
  [maxPrice, 'up', maxPrice],
] as const)('from %s one step %s is %s', (amount, towards, expected) => {
  expect(stepAmount(amount, towards, 900_000)).toBe(expected);
});

test('steps are multiples of the step, whatever was typed before @2.97', () => {
  const amounts = fc.integer({ min: priceStep + 1, max: maxPrice - priceStep });
  fc.assert(
    fc.property(amounts, (amount) => {
      const up = stepAmount(amount, 'up', 0) ?? 0;
      expect(up % priceStep).toBe(0);
      expect(stepAmount(up, 'up', 0)).toBe(Math.min(up + priceStep, maxPrice));
      expect(stepAmount(amount, 'down', 0)).toBeLessThan(amount);
    }),
  );
});
