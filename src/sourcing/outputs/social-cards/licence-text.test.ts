import { licenceText } from './licence-text';

const licence = {
  kind: 'advertising',
  number: '7200100103',
  expires_at: '2026-11-30',
  url: 'https://example.sa/1',
};

test.each([
  [
    'before its last day',
    '2026-11-29',
    licence,
    'Advertising licence (REGA) 7200100103 · valid until 30 November 2026',
  ],
  [
    'on its last day',
    '2026-11-30',
    licence,
    'Advertising licence (REGA) 7200100103 · valid until 30 November 2026',
  ],
  ['after it', '2026-12-01', licence, 'Advertising licence (REGA) 7200100103 · expired on 30 November 2026'],
  [
    'of another kind',
    '2026-11-30',
    { ...licence, kind: 'new' },
    'Licence number 7200100103 · until 30 November 2026',
  ],
  ['without one', '2026-11-30', null, 'Licence number not published at present'],
])('a card shows a licence %s: its kind, number and last day @2.81', (_when, today, published, expected) => {
  expect(licenceText(today)('en', published)).toBe(expected);
});

test('the Arabic text uses the terms of the authority', () => {
  expect(licenceText('2026-01-01')('ar', { ...licence, kind: 'off_plan' })).toBe(
    'ترخيص البيع على الخارطة (وافي) 7200100103 · صالح حتى 30 نوفمبر 2026',
  );
});
