import '@testing-library/jest-dom';
import { render, waitFor } from '@testing-library/react';
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

describe('with a record of the offer', () => {
  const history = {
    price: 920_000,
    before: 900_000,
    seen_at: '2026-03-10T09:00:00Z',
    knowledge: 'seen',
  } as const;
  const changes = [
    {
      ...{ unit: 'a-101', field: 'price', before: 900_000, after: 920_000 },
      ...{
        seen_at: history.seen_at,
        before_seen_at: '2026-02-01T09:00:00Z',
        last_seen_at: '2026-03-09T09:00:00Z',
      },
    },
  ];
  const shows = (of: string) => {
    const file = { as_of: asOf, since: '2026-02-01T09:00:00Z', changes };
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(file) });
    return render(
      <PrintedNotice
        search={of}
        today={{ price: 920_000, state: 'available', asOf }}
        record={{ project: 'yasmin', unit: 'a-101', history }}
      />,
    );
  };

  test('it says that the record has the price of the paper for its time', async () => {
    const { findByText } = shows(search);
    expect(await findByText(units.page.printed.recordSame)).toBeVisible();
    expect(globalThis.fetch).toHaveBeenCalledWith('/changes/yasmin.json', expect.anything());
  });

  test('it says where the record has another one', async () => {
    const { container } = shows(search.replace('900000', '800000'));
    await waitFor(() => expect(container).toHaveTextContent(/مختلف: 900,000/));
  });

  test('it says nothing of a time that the record does not know', async () => {
    const { container } = shows(search.replace('20260303', '20260101'));
    await Promise.resolve();
    expect(container.textContent).not.toContain('سجلنا');
  });
});
