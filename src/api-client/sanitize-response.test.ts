import { sanitizeResponse } from './sanitize-response';

test('texts lose bidirectional controls and keep the rest @10.6', () => {
  expect(
    sanitizeResponse({
      name: { ar: '\u202Eمشروع\u2067', en: '\u202Egnp.exe\u202C' },
      units: [{ flat_number: 'A\u202E1' }, { flat_number: '\u200F2\u061C' }],
    }),
  ).toEqual({
    name: { ar: 'مشروع', en: 'gnp.exe' },
    units: [{ flat_number: 'A1' }, { flat_number: '\u200F2\u061C' }],
  });
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'file:///etc/passwd',
])('%j is removed where an address is expected @10.2', (address) => {
  expect(
    sanitizeResponse({
      brochure_url: address,
      licence: { number: '1', url: address },
      floor_plan: { url: { ar: address, en: 'https://api.example/a.svg' } },
    }),
  ).toEqual({
    brochure_url: '',
    licence: { number: '1', url: '' },
    floor_plan: { url: { ar: '', en: 'https://api.example/a.svg' } },
  });
});

test('values that are no text stay as they are', () => {
  const answer = () => ({ data: [1, true, 'javascript: the good parts'], price: 0, url: null });
  expect(sanitizeResponse(answer())).toEqual(answer());
  expect(sanitizeResponse(undefined)).toBeUndefined();
});

test('null entries of lists stay: what reads the answer says what they mean', () => {
  expect(sanitizeResponse({ data: [null, { tags: [null] }] })).toEqual({ data: [null, { tags: [null] }] });
});
