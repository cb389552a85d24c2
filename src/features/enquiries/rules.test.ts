import fc from 'fast-check';
import * as rules from './rules';

const emoji = (count: number) => '😀'.repeat(count);

/** `error` is the rule's answer to each failing value: its name decides the message. Each rule has its own requirement. */
type Case = [what: string, rule: rules.Rule, error: rules.FieldError, passing: string[], failing: string[]];

const textRules: Case[] = [
  [
    'a mobile number has ten digits: 05, one of 5 0 3 6 4 9 1 8 7, and seven more @5.5',
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
    'an email address has the form of one @5.7',
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
    'a value is a number @5.11',
    rules.number,
    { rule: 'number' },
    ['0', '7', '-3', '1.5', '.5'],
    ['a', '1a', '1.', '1,5', '0x1f', '1e3', '--1', ' '],
  ],
  [
    'a number is greater than zero @5.12',
    rules.positive,
    { rule: 'positive' },
    ['1', '0.1', '20'],
    ['0', '-1', '0.0', 'a'],
  ],
  ['a number is whole', rules.whole, { rule: 'whole' }, ['1', '4.0', '-3'], ['2.5', '.5']],
  ['a number is at most 20', rules.atMost(20), { rule: 'tooMany', limit: 20 }, ['1', '20'], ['21', '20.5']],
  [
    'a name is long enough for three parts',
    rules.threeParts(6),
    { rule: 'threeParts', limit: 6 },
    ['نورة س', emoji(6)],
    ['نورة', emoji(5)],
  ],
  [
    'a text can be stored',
    rules.readable,
    { rule: 'unreadable' },
    ['a', emoji(1), 'م\u0651'],
    ['a\0', '\ud83d', '\ude00a'],
  ],
  [
    'a text has at least 6 characters @5.13',
    rules.min6,
    { rule: 'tooShort', limit: 6 },
    ['123456', emoji(6), 'نورة س'],
    ['12345', emoji(5)],
  ],
  [
    'a text has at most 50 characters @5.14',
    rules.max50,
    { rule: 'tooLong', limit: 50 },
    ['a', 'ا'.repeat(50), emoji(50)],
    ['ا'.repeat(51), emoji(51)],
  ],
  [
    'a text has at most 150 characters @5.15',
    rules.max150,
    { rule: 'tooLong', limit: 150 },
    ['ا'.repeat(150), emoji(150)],
    ['ا'.repeat(151), emoji(151)],
  ],
  [
    'a text has no spaces @5.16',
    rules.noSpaces,
    { rule: 'noSpaces' },
    ['abc', 'ابجد'],
    ['a b', ' a', 'a\t', 'a\u00a0b'],
  ],
  [
    'an IBAN has 22 characters @5.17',
    rules.iban,
    { rule: 'iban' },
    ['S'.repeat(22)],
    ['S'.repeat(21), 'S'.repeat(23)],
  ],
  [
    'a card number has 16 characters @5.18',
    rules.cardNumber,
    { rule: 'cardNumber' },
    ['4'.repeat(16)],
    ['4'.repeat(15), '4'.repeat(17)],
  ],
  [
    'a security code has 3 characters @5.19',
    rules.securityCode,
    { rule: 'securityCode' },
    ['123'],
    ['12', '1234'],
  ],
  [
    'a card expires MM/YY: month 01 to 12, year from 22 @5.20',
    rules.cardExpiry,
    { rule: 'cardExpiry' },
    ['01/22', '12/22', '09/99'],
    ['00/22', '13/22', '12/21', '1/22', '1222', '12/2022', '12/2', '12-22'],
  ],
];

test.each(textRules)('%s', (_what, rule, error, passing, failing) => {
  expect(passing.filter((value) => rule(value))).toEqual([]);
  expect(failing.map((value) => [value, rule(value)])).toEqual(failing.map((value) => [value, error]));
});

test.each(['', null, undefined])('every rule but “required” passes the empty value %p @5.2', (value) => {
  expect(textRules.filter(([, rule]) => rule(value))).toEqual([]);
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
