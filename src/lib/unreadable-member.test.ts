import { isBlank, memberFault } from './unreadable-member';

const today = () => '2026-11-24';

test.each<[string, string, object, string | undefined]>([
  ['ProgressReport', 'date', { date: '2026-11-24' }, undefined],
  ['ProgressReport', 'date', { date: '2026-11-25' }, 'is in the future'],
  ['Project', 'delivered_on', { delivered_on: '2031-01-01' }, 'is in the future'],
  ['Organization', 'founded_year', { founded_year: 2026 }, undefined],
  ['Organization', 'founded_year', { founded_year: 2031 }, 'is in the future'],
  [
    'Viewing',
    'ends_at',
    { starts_at: '2026-11-28T10:00:00Z', ends_at: '2026-11-28T12:00:00+03:00' },
    'is not after starts_at',
  ],
  [
    'Viewing',
    'ends_at',
    { starts_at: '2026-11-28T10:00:00Z', ends_at: '2026-11-28T13:01:00+03:00' },
    undefined,
  ],
  ['NumberRange', 'max', { min: 3, max: 3 }, undefined],
  ['NumberRange', 'max', { min: 4, max: 3 }, 'is less than min'],
  ['Lookup', 'label', { label: { ar: '\u200B', en: '' } }, 'has nothing to show in any language'],
  ['Lookup', 'label', { label: { ar: '\u200B', en: 'City' } }, undefined],
  ['Lookup', 'id', { id: '' }, undefined],
])('%s.%s of %j: %s', (schema, member, row, fault) =>
  expect(memberFault(schema, member, { ...row }, today)).toBe(fault),
);

test('texts with nothing to see are blank, numbers and lists are not', () => {
  for (const value of ['', '\u2060', { ar: ' ', en: '\uFEFF' }]) expect(isBlank(value)).toBe(true);
  for (const value of [0, null, [], {}, { ar: '' }, { ar: '', en: 'a' }, '0'])
    expect(isBlank(value)).toBe(false);
});
