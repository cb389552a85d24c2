import fc from 'fast-check';
import * as rules from './rules';

const file = (kilobytes: number, bytes = 0) => ({ size: kilobytes * 1024 + bytes });

/** The lengths up to 200 that a rule accepts. */
const lengthsBy = (rule: rules.Rule): number[] =>
  Array.from({ length: 200 }, (_, index) => index + 1).filter((length) => !rule('4'.repeat(length)));

test('an IBAN has 22 characters, a card number 16, a security code 3 @9.8', () => {
  expect(lengthsBy(rules.iban)).toEqual([22]);
  expect(lengthsBy(rules.cardNumber)).toEqual([16]);
  expect(lengthsBy(rules.securityCode)).toEqual([3]);
});

test('texts are limited to 50 and 150 characters, and have at least 6 @9.9', () => {
  expect(Math.max(...lengthsBy(rules.max50))).toBe(50);
  expect(Math.max(...lengthsBy(rules.max150))).toBe(150);
  expect(Math.min(...lengthsBy(rules.min6))).toBe(6);
});

test.each([
  ['5 MB @5.9', rules.fileUnder5Mb, 5120, 'fileUnder5Mb'],
  ['50 MB @5.10', rules.fileUnder50Mb, 51200, 'fileUnder50Mb'],
] as const)('a file is smaller than %s', (_limit, rule, kilobytes, name) => {
  expect(rule(file(kilobytes, -1))).toBeUndefined();
  expect(rule(file(0))).toBeUndefined();
  expect(rule(file(kilobytes))).toEqual({ rule: name });
  expect(rule(file(kilobytes, 1))).toEqual({ rule: name });
  expect(rule(undefined)).toBeUndefined();
});

test('files are limited to 5 MB and 50 MB @9.7', () => {
  const accepts = (rule: rules.Rule<rules.Sized>, bytes: number) => !rule({ size: bytes });
  const megabyte = 1024 * 1024;
  expect([1, 5, 50].map((size) => accepts(rules.fileUnder5Mb, size * megabyte - 1))).toEqual([
    true,
    true,
    false,
  ]);
  expect([5, 50, 51].map((size) => accepts(rules.fileUnder50Mb, size * megabyte - 1))).toEqual([
    true,
    true,
    false,
  ]);
});

test('lengths count code points, not UTF-16 units @5.15', () => {
  const codePoint = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
  fc.assert(
    fc.property(fc.array(codePoint, { minLength: 1, maxLength: 160 }), (points) => {
      const value = points.join('');
      const { length } = [...value];
      expect(rules.max150(value) === undefined).toBe(length <= 150);
      expect(rules.max50(value) === undefined).toBe(length <= 50);
      expect(rules.min6(value) === undefined).toBe(length >= 6);
    }),
  );
});
