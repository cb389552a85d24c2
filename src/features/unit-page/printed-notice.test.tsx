import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import units from '../../i18n/locales/ar/units.json';
import PrintedNotice, { type PrintedNoticeProps } from './printed-notice';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('units', units)] });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const asOf = '2026-11-20T08:59:00Z';
const search = '?printed=900000~202603030730~available';
function textOf(today: PrintedNoticeProps['today'], of = search): string {
  const { container } = render(<PrintedNotice search={of} today={today} />);
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}
const onPaper = 'على الورقة، كما في 3 مارس 2026، الساعة 10:30 ص: 900,000 ريال، متاحة.';

test('price and time as printed stand beside those of today, with what has changed', () => {
  const shown = textOf({ price: 920_000, state: 'available', asOf });
  expect(shown).toContain(onPaper);
  expect(shown).toContain('اليوم: 920,000 ريال، متاحة. زاد السعر 20,000 ريال.');
});

test('where nothing has changed it says so', () =>
  expect(textOf({ price: 900_000, state: 'available', asOf })).toContain('لم يتغير شيء منذ ذلك الحين.'));

test('a reserved home with a lower price says both', () =>
  expect(textOf({ price: 880_000, state: 'reserved', asOf })).toContain(
    'انخفض السعر 20,000 ريال. تغيّرت حالتها: محجوزة.',
  ));

test('a sold home says that it is sold, not that its price is gone', () => {
  const shown = textOf({ price: null, state: 'sold', asOf });
  expect(shown).toContain('تغيّرت حالتها: مباعة.');
  expect(shown).not.toContain('تغيّر السعر');
});

test('a withdrawn home is no longer offered', () => {
  const shown = textOf(undefined);
  expect(shown).toContain(onPaper);
  expect(shown).toContain('اليوم: لم تعد هذه الوحدة معروضة.');
});

test('without a licence neither price is shown', () => {
  const shown = textOf('withheld');
  expect(shown).not.toMatch(/900,000|متاحة/);
  expect(shown).toContain('لا يُعرض السعر');
});

test('values that are older than today say when they were read', () =>
  expect(textOf({ price: 900_000, state: 'available', asOf: '2026-11-18T09:00:00Z' })).toContain(
    'كما في 18 نوفمبر 2026: 900,000 ريال، متاحة.',
  ));

test('it says that the printed values come from the paper', () =>
  expect(textOf({ price: 900_000, state: 'available', asOf })).toContain(units.page.printed.source));

test('values that no sheet has are ignored', () =>
  expect(textOf({ price: 900_000, state: 'available', asOf }, '?printed=1~209901010000~available')).toBe(''));
