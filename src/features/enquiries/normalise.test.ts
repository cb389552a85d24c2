import fc from 'fast-check';
import { normaliseEmail, normaliseMobile, normaliseNumber } from './normalise';
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
])('%s is understood as 0551234567', (typed) => {
  expect(normaliseMobile(typed)).toBe('0551234567');
});

test.each([
  '551234567',
  '0112345678',
  '+971551234567',
  '96655123456',
  'abc',
  '05512345678',
  '0521234567',
  '+',
])('%s is no mobile number, however it is read', (typed) =>
  expect(mobile(normaliseMobile(typed))).toEqual({ rule: 'mobile' }),
);

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 7 });
const subscriber = fc
  .tuple(fc.constantFrom(...'503649187'), digits)
  .map(([third, tail]) => `5${third}${tail}`);
const script = fc.constantFrom(0x30, 0x660, 0x6f0);
const prefix = fc.constantFrom('0', '+966', '966', '00966', '+9660');
const gap = fc.constantFrom('', ' ', '-', '\u2011', '\u00a0', '\u200f', '  ');

test('every way to write a mobile number is understood as the same ten digits', () => {
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
        expect(normaliseMobile(typed)).toBe(`0${number}`);
        expect(mobile(normaliseMobile(typed))).toBeUndefined();
      },
    ),
  );
});

test('what was understood is understood the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = normaliseMobile(typed);
      if (mobile(once) === undefined) expect(normaliseMobile(once)).toBe(once);
    }),
  );
});

test('rooms may be typed in any digits, and an email may end in a space', () => {
  expect(normaliseNumber(' ٤ ')).toBe('4');
  expect(normaliseEmail(' noura@example.sa ')).toBe('noura@example.sa');
});
