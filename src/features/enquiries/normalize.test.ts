import fc from 'fast-check';
import { normalizeEmail, normalizeMobile, normalizeNumber } from './normalize';
import { mobile } from './rules';

test.each([
  ['0551234567'],
  ['٠٥٥١٢٣٤٥٦٧'],
  ['۰۵۵۱۲۳۴۵۶۷'],
  ['055 123 4567'],
  ['055-123-4567'],
  ['055\u00a0123\u20114567'],
  ['+966551234567'],
  ['966551234567'],
  ['00966551234567'],
  ['+966 55 123 4567'],
  ['+966 055 123 4567'],
  ['\u200e+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧\u200f'],
  ['٠٠٩٦٦-٥٥-١٢٣-٤٥٦٧'],
  ['551234567'],
  ['٥٥١٢٣٤٥٦٧'],
  ['055.123.4567'],
  ['055/1234567'],
  ['(055) 123-4567'],
  ['+966 (0)55 123 4567'],
  ['00966 (0) 55 123 4567'],
  ['966-55-123-4567'],
  ['+966.55.123.4567'],
  ['０５５１２３４５６７'],
  ['＋９６６（０）５５１２３４５６７'],
  ['\u061c055\u2060123\u20604567'],
  ['\u200e055\u200f 123 4567\u202c'],
  ['055\u2009123\u202f4567'],
  ['055\u2012123\u20134567'],
  ['055\u2212123\u20144567'],
])('%s is normalized to 0551234567 @3.12', (typed) => {
  expect(normalizeMobile(typed)).toBe('0551234567');
});

test.each([
  '55123456',
  '521234567',
  '5512345678',
  '0551234567/0561234567',
  '0112345678',
  '+971551234567',
  '96655123456',
  'abc',
  '05512345678',
  '0521234567',
  '+',
])('%s is not a mobile number', (typed) =>
  expect(mobile(normalizeMobile(typed))).toEqual({ rule: 'mobile' }),
);

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 7 });
const subscriber = fc
  .tuple(fc.constantFrom(...'503649187'), digits)
  .map(([third, tail]) => `5${third}${tail}`);
const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);
const prefix = fc.constantFrom('', '0', '+966', '966', '00966', '+9660');
const gap = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  '/',
  '(',
  ')',
  '\u2011',
  '\u00a0',
  '\u200f',
  '\u061c',
  '\u2060',
);

test('a mobile number in any notation is normalized to the same ten digits @3.12', () => {
  fc.assert(
    fc.property(
      subscriber,
      prefix,
      script,
      fc.array(gap, { minLength: 15, maxLength: 15 }),
      (number, start, zero, gaps) => {
        const typed = [...(start + number)]
          .map(
            (sign, place) =>
              (sign === '+' ? sign : String.fromCodePoint(zero + Number(sign))) + (gaps[place] ?? ''),
          )
          .join('');
        expect(normalizeMobile(typed)).toBe(`0${number}`);
        expect(mobile(normalizeMobile(typed))).toBeUndefined();
      },
    ),
  );
});

test('a normalized number is not changed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = normalizeMobile(typed);
      if (mobile(once) === undefined) expect(normalizeMobile(once)).toBe(once);
    }),
  );
});

test('rooms may be typed in any digits, and an email may have invisible characters', () => {
  expect(normalizeNumber(' ٤ ')).toBe('4');
  expect(normalizeNumber('\u200f４')).toBe('4');
  expect(normalizeEmail(' noura@example.sa ')).toBe('noura@example.sa');
  expect(normalizeEmail('\u200enoura@example\u2060.sa\u200f')).toBe('noura@example.sa');
});
