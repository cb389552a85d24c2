import fc from 'fast-check';
import * as rules from './rules';

const file = (kilobytes: number, bytes = 0) => ({ size: kilobytes * 1024 + bytes });
const emoji = (count: number) => '😀'.repeat(count);

/** `error` is the rule's answer to each failing value: its name decides the message. */
type Case = [name: string, rule: rules.Rule, error: rules.FieldError, passing: string[], failing: string[]];

const textRules: Case[] = [
  [
    'mobile',
    rules.mobile,
    { rule: 'mobile' },
    ['5', '0', '3', '6', '4', '9', '1', '8', '7'].map((third) => `05${third}1234567`),
    [
      '0521234567',
      '055123456',
      '05512345678',
      '1551234567',
      '+966551234567',
      '055 1234567',
      '٠٥٥١٢٣٤٥٦٧',
      'abc',
    ],
  ],
  [
    'email',
    rules.email,
    { rule: 'email' },
    ['n@s.sa', 'noura.saad+1@mail.example.sa', 'NOURA@EXAMPLE.SA'],
    [
      'noura',
      'noura@',
      '@example.sa',
      'noura@example',
      'a b@example.sa',
      'a@b@example.sa',
      'a@-b.sa',
      'a@b..sa',
      'a..b@c.sa',
      '.a@b.sa',
      'نورة@example.sa',
    ],
  ],
  [
    'number',
    rules.number,
    { rule: 'number' },
    ['0', '7', '-3', '1.5', '.5'],
    ['a', '1a', '1.', '1,5', '0x1f', '1e3', '--1', ' '],
  ],
  ['positive', rules.positive, { rule: 'positive' }, ['1', '0.1', '20'], ['0', '-1', '0.0', 'a']],
  ['whole', rules.whole, { rule: 'whole' }, ['1', '4.0', '-3'], ['2.5', '.5']],
  ['at most 20', rules.atMost(20), { rule: 'tooMany', limit: 20 }, ['1', '20'], ['21', '20.5']],
  [
    'three parts',
    rules.threeParts(6),
    { rule: 'threeParts', limit: 6 },
    ['نورة س', emoji(6)],
    ['نورة', emoji(5)],
  ],
  [
    'readable',
    rules.readable,
    { rule: 'unreadable' },
    ['a', emoji(1), 'م\u0651'],
    ['a\0', '\ud83d', '\ude00a'],
  ],
  [
    'minimum 6',
    rules.min6,
    { rule: 'tooShort', limit: 6 },
    ['123456', emoji(6), 'نورة س'],
    ['12345', emoji(5)],
  ],
  [
    'maximum 50',
    rules.max50,
    { rule: 'tooLong', limit: 50 },
    ['a', 'ا'.repeat(50), emoji(50)],
    ['ا'.repeat(51), emoji(51)],
  ],
  [
    'maximum 150',
    rules.max150,
    { rule: 'tooLong', limit: 150 },
    ['ا'.repeat(150), emoji(150)],
    ['ا'.repeat(151), emoji(151)],
  ],
  ['no spaces', rules.noSpaces, { rule: 'noSpaces' }, ['abc', 'ابجد'], ['a b', ' a', 'a\t', 'a\u00a0b']],
  ['IBAN', rules.iban, { rule: 'iban' }, ['S'.repeat(22)], ['S'.repeat(21), 'S'.repeat(23)]],
  [
    'card number',
    rules.cardNumber,
    { rule: 'cardNumber' },
    ['4'.repeat(16)],
    ['4'.repeat(15), '4'.repeat(17)],
  ],
  ['security code', rules.securityCode, { rule: 'securityCode' }, ['123'], ['12', '1234']],
  [
    'card expiry',
    rules.cardExpiry,
    { rule: 'cardExpiry' },
    ['01/22', '12/22', '09/99'],
    ['00/22', '13/22', '12/21', '1/22', '1222', '12/2022', '12/2', '12-22'],
  ],
];

describe.each(textRules)('the rule %s', (_name, rule, error, passing, failing) => {
  it.each(passing)(
    'accepts “%s” @5.5 @5.7 @5.11 @5.12 @5.13 @5.14 @5.16 @5.17 @5.18 @5.19 @5.20 @9.8 @9.9',
    (value) => expect(rule(value)).toBeUndefined(),
  );
  it.each(failing)(
    'refuses “%s” @5.5 @5.7 @5.11 @5.12 @5.13 @5.14 @5.16 @5.17 @5.18 @5.19 @5.20 @9.8 @9.9',
    (value) => expect(rule(value)).toEqual(error),
  );
  it.each(['', null, undefined])('passes the empty value %p @5.2', (value) =>
    expect(rule(value)).toBeUndefined(),
  );
});

test.each(['', ' ', '\t\n', '\u00a0', null, undefined])(
  'required refuses %p: white space alone is not an answer @5.4',
  (value) => {
    expect(rules.required(value)).toEqual({ rule: 'required' });
  },
);

test('required accepts anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(rules.required(value)).toEqual(value.trim() ? undefined : { rule: 'required' });
    }),
  );
});

test.each([
  ['5 MB', rules.fileUnder5Mb, 5120, 'fileUnder5Mb'],
  ['50 MB', rules.fileUnder50Mb, 51200, 'fileUnder50Mb'],
] as const)('a file is smaller than %s @5.9 @5.10 @9.7', (_limit, rule, kilobytes, name) => {
  expect(rule(file(kilobytes, -1))).toBeUndefined();
  expect(rule(file(0))).toBeUndefined();
  expect(rule(file(kilobytes))).toEqual({ rule: name });
  expect(rule(file(kilobytes, 1))).toEqual({ rule: name });
  expect(rule(undefined)).toBeUndefined();
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

test('the mobile rule accepts exactly ten digits of its form @5.5', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 12 });
  fc.assert(
    fc.property(digits, (tail) => {
      const value = `05${tail}`;
      const holds = value.length === 10 && '503649187'.includes(tail.charAt(0));
      expect(rules.mobile(value) === undefined).toBe(holds);
    }),
  );
});
