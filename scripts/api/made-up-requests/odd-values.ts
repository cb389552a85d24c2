import fc from 'fast-check';

/** Texts on which parsers, databases and terminals have failed before. */
const knownTexts = [
  ...[
    '',
    ' ',
    '\t\n',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\ufeff',
    '\uffff',
    '\u2028',
    '\u202e',
    '\u200f',
    '\u061c',
  ],
  ...['👩‍👩‍👧‍👦', 'e\u0301'.repeat(40), 'ﷺ', 'İ', '١٢٣', '０５５', '😀'.repeat(150), '😀'.repeat(151)],
  ...[
    "'; drop table enquiries; --",
    '"',
    '\\',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '=cmd()',
    '%00',
    '%s%n',
  ],
  ...[
    '../../etc/passwd',
    '..%2f..',
    '/',
    '?',
    '#',
    ';',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
  ],
  ...[
    '1e309',
    '1e21',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '99999999999999999999',
    '1.5',
    '+1',
    '01',
    '-1',
    '0',
    'true',
  ],
  ...['2026-02-30', 'a\r\nX-Injected: 1', 'x'.repeat(200), 'x'.repeat(5000)],
];

/** Any text: those, or random code points with NUL and control characters among them. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...knownTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Any JSON value: odd numbers and texts, other types, nests. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1 }, nested(200)),
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 1e-7, 21, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e300, -1e300),
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that HTTP lets a header carry. */
export const oddHeaderText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', '*', ',', ';q=', 'null', '"', 'x'.repeat(3000), 'text/html', 'é', '\u00ff'),
  fc.string({ unit: 'binary-ascii', maxLength: 80 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
);
