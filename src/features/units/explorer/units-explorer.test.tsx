/**
 * What the API should never send, and might: the page of units stands, and says no more than it knows. jsdom has no
 * `fetch`, so the API is away, as it may be for a visitor.
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import common from '../../../i18n/locales/ar/common.json';
import texts from '../../../i18n/locales/ar/units.json';
import { addResources } from '../../../i18n';
import type { Building, UnitRow } from '../unit';
import { UnitsExplorer } from './units-explorer';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('units', texts)] });

const long = 'اسم'.repeat(100);
const override = '\u202e101<script>alert(1)</script>';

const row = (id: string, fields: Partial<UnitRow> = {}): UnitRow => ({
  id,
  flat_number: id,
  floor: 0,
  rooms: 3,
  bathrooms: 2,
  total_area: 150.5,
  state: 'available',
  ...fields,
});

const show = (buildings: readonly Building[]) =>
  render(
    <UnitsExplorer
      project={{ id: 'p', name: { ar: long, en: long }, path: '/projects/detail/p' }}
      buildings={buildings}
      media={{ floor_plans: [], unit_photos: [] }}
      builtAt="not a date"
    />,
  );

test('missing fields, no price, a price of nothing and an unknown state are shown for what they are', () => {
  show([
    {
      id: 'a',
      name: { ar: long, en: '' },
      units: [
        row('101', { price: 0 }),
        row('102', { price: null, floor_plan: { id: 'unknown' } }),
        row('103', { state: 'vanished', outside_area: null, kitchen: 'unknown' }),
        row('104', { flat_number: override, floor: -3 }),
      ],
    },
  ]);
  const grid = screen.getByRole('grid');
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(4);
  expect(within(grid).getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('script')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
  const list = screen.getAllByRole('listitem').find((item) => within(item).queryByText('101'));
  expect(list).not.toHaveTextContent('ريال');
});

test('a building without available homes says so, and one without homes is no building', () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { state: 'sold' })] }]);
  expect(screen.getByRole('tab')).toHaveTextContent(texts.explorer.soldOut);
  expect(screen.getByText(texts.explorer.listNone.replace('{{building}}', 'أ'))).toBeInTheDocument();
});

test('without any unit nothing is shown', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});

test('what does not match stays in its place and leaves the list', async () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { rooms: 3 }), row('2', { rooms: 4 })] }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.filter.rooms }), '4');
  expect(await screen.findByText(texts.filter.found_one)).toBeInTheDocument();
  expect(within(screen.getByRole('grid')).getAllByRole('gridcell')).toHaveLength(2);
  expect(document.querySelectorAll('li a[data-unit]')).toHaveLength(1);
});
