import fc from 'fast-check';
import { formats } from './formats';
import { decodeText, readYaml } from './read-yaml';
import type { Records } from './records';
import { toYaml } from './to-yaml';

const read = (text: string) => readYaml(decodeText(Buffer.from(text)));

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      ' ',
      '\r',
      '\t',
      '-',
      '#',
      ':',
      "'",
      '"',
      '|',
      '>',
      'ع',
      '٣',
      '0',
      '\u2028',
      '\u00A0',
      '\uFEFF',
      '\u0085',
      '*',
      '&',
      '!',
      '%',
      '@',
      '`',
      '{',
      '[',
      ',',
      '?',
    ),
  }),
  fc.constantFrom(
    'null',
    'true',
    '0500000001',
    '1e3',
    '~',
    '',
    '---',
    '...',
    '=',
    '<<',
    '0x1F',
    '.inf',
    '2026-11-21',
    '# a',
  ),
);
const both = fc.record({ ar: text, en: text });
const records: fc.Arbitrary<Records> = fc.record({
  profile: fc.record({ revision: text, name: both, phone1: fc.option(text), plugins: fc.array(text) }),
  units: fc.array(
    fc.record({ id: text, project: text, flat_number: text, price: fc.option(fc.nat()), state: text }),
  ),
  articles: fc.array(
    fc.record({ id: text, title: both, author: fc.option(both), tags: fc.array(both), body: both }),
  ),
});

test('whatever texts are stored, a file holds exactly them', () => {
  fc.assert(
    fc.property(records, (stored) => {
      const { value, problems } = read(toYaml(stored));
      expect(problems).toEqual([]);
      expect(value).toEqual(stored);
    }),
    { numRuns: 200 },
  );
});

test('line ends and the mark of Windows change no text', () => {
  const stored: Records = {
    articles: [{ id: 'a', body: { ar: '## عنوان\n\nنص\n', en: 'One\n\n  two\nthree' } }],
  };
  expect(read(`\uFEFF${toYaml(stored).replaceAll('\n', '\r\n')}`).value).toEqual(stored);
});

test('numbers are numbers where the contract has them, as they are written, and texts everywhere else', () => {
  const { value } = read(
    'units: [{ id: 0012, flat_number: 204, price: 920000 }, { price: 0x10 }, { price: .inf }, { price: 1e9 }, { price: "9" }]\n' +
      'profile: { phone1: 0500000001, founded_year: 1989, email: , name: { ar: 2026, en: true } }',
  );
  expect(value).toEqual({
    units: [
      { id: '0012', flat_number: '204', price: 920000 },
      { price: '0x10' },
      { price: '.inf' },
      { price: '1e9' },
      { price: '9' },
    ],
    profile: { phone1: '0500000001', founded_year: 1989, email: null, name: { ar: '2026', en: 'true' } },
  });
});

test.each([
  ['0500000001', true],
  ['050 000 0001', true],
  ['011-200-0000', true],
  ['920000000', true],
  ['8001234567', true],
  ['+966 50 000 0001', true],
  ['00966500000001', true],
  ['966500000001', true],
  ['+971 50 123 4567', true],
  ['050000001', false],
  ['05000000011', false],
  ['+9660500000001', false],
  ['500000001', false],
  ['٠٥٠٠٠٠٠٠٠١', false],
  ['0500000001 ', false],
  ['0500000001 / 0500000002', false],
  ['', false],
])('%j is a phone number: %s', (phone, expected) => {
  expect(formats['phone']?.(phone)).toBe(expected);
});

test.each([
  ['https://care.example.sa/', true],
  ['http://example.sa/a?b=c', true],
  ['care.example.sa', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://example.sa/a b', false],
  ['/media/a.jpg', false],
])('%j is an address: %s', (address, expected) => {
  expect(formats['web-address']?.(address)).toBe(expected);
});
