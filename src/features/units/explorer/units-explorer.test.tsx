/** The explorer with unexpected data, and without an API: jsdom has no `fetch`. */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import common from '../../../i18n/locales/ar/common.json';
import conditions from '../../../i18n/locales/ar/conditions.json';
import texts from '../../../i18n/locales/ar/units.json';
import { addResources } from '../../../i18n';
import type { Building, UnitRow } from '../unit';
import { UnitsExplorer } from './units-explorer';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('conditions', conditions), node('units', texts)] });

const long = 'اسم'.repeat(100);
const override = '\u202e101<script>alert(1)</script>';

const row = (id: string, fields: Partial<UnitRow> = {}): UnitRow => ({
  id,
  flat_number: id,
  floor: 0,
  rooms: 3,
  bathrooms: 2,
  total_area: 150.5,
  price: 900_000,
  state: 'available',
  ...fields,
});

// The address holds the choices.
beforeEach(() => window.history.replaceState(null, '', '/'));

const show = (buildings: readonly Building[], status = 'For_Sale') =>
  render(
    <UnitsExplorer
      project={{ id: 'p', name: { ar: long, en: long }, slug: 'p', status }}
      buildings={buildings}
      media={{ floor_plans: [], unit_photos: [] }}
      asOf="not a date"
    />,
  );

test('missing fields, missing and zero prices and unknown states are shown without made-up values', () => {
  show([
    {
      id: 'a',
      name: { ar: long, en: '' },
      units: [
        row('101', { price: 0 }),
        row('102', { price: null, floor_plan: { id: 'unknown' } }),
        row('103', { state: 'unknown', outside_area: null, kitchen: 'unknown' }),
        row('104', { flat_number: override, floor: -3 }),
      ],
    },
  ]);
  const grid = screen.getByRole('grid');
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(4);
  expect(within(grid).getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('script')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
  // Units without a price are not on sale yet: neither listed nor counted.
  for (const name of [`101 ${texts.states.upcoming}`, `102 ${texts.states.upcoming}`]) {
    expect(within(grid).getByRole('link', { name })).toBeInTheDocument();
  }
  expect(document.querySelectorAll('li a[data-unit]')).toHaveLength(1);
  expect(screen.getByRole('tab')).toHaveTextContent(
    texts.explorer.countAvailable_one.replace('{{formatted}}', '1'),
  );
});

test('a building whose units are not on sale yet says so, and is not sold out', () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { price: null }), row('2', { price: 0 })] }]);
  expect(screen.getByRole('tab')).toHaveTextContent(texts.explorer.upcoming);
  expect(screen.getByText(texts.explorer.listUpcoming.replace('{{building}}', 'أ'))).toBeInTheDocument();
  expect(screen.getByRole('list', { name: texts.explorer.legend })).toHaveTextContent(texts.states.upcoming);
});

test('units of a project that is not on sale yet are not available, whatever their prices', () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1')] }], 'Soon_Sale');
  expect(screen.getByRole('gridcell', { name: `1 ${texts.states.upcoming}` })).toBeInTheDocument();
  expect(screen.getByRole('tab')).toHaveTextContent(texts.explorer.upcoming);
});

test('the explorer takes its choices from the address and writes them to it @2.73', async () => {
  window.history.replaceState(null, '', '/?rooms=4&price_max=1200000&utm=x');
  show([
    { id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { rooms: 4, price: 1_300_000 })] },
    {
      id: 'b',
      name: { ar: 'ب', en: 'B' },
      units: [row('2', { rooms: 4 }), row('3', { rooms: 4, state: 'sold' })],
    },
  ]);
  // Sold units are not counted, and the first building with a match is open.
  expect(await screen.findByText(texts.filter.found_one)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /ب/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('combobox', { name: conditions.legend.rooms })).toHaveValue('4');
  const price = screen.getByRole('textbox', { name: common.priceLimit.label });
  expect(price).toHaveValue('1,200,000');

  await userEvent.click(screen.getByRole('tab', { name: /أ/ }));
  await userEvent.clear(price);
  await userEvent.type(price, '١٬٣٥٠٬٠٠٠{Enter}');
  await userEvent.click(screen.getByRole('switch', { name: conditions.availableOnly }));
  await userEvent.click(screen.getByText(texts.explorer.table.replace('{{building}}', 'أ')));
  const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
  await waitFor(() =>
    expect(address()).toEqual({
      utm: 'x',
      building: 'a',
      available_only: 'true',
      rooms: '4',
      price_max: '1350000',
      view: 'table',
    }),
  );
  expect(screen.getByRole('table')).toBeInTheDocument();

  window.history.pushState(null, '', '/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(price).toHaveValue('');
  expect(screen.getByRole('combobox', { name: conditions.legend.rooms })).toHaveValue('');
});

test('a building without available units says so', () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { state: 'sold' })] }]);
  expect(screen.getByRole('tab')).toHaveTextContent(texts.explorer.soldOut);
  expect(screen.getByText(texts.explorer.listNone.replace('{{building}}', 'أ'))).toBeInTheDocument();
});

test('without units nothing is shown', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});

test('a unit that does not match stays in the grid and leaves the list', async () => {
  show([{ id: 'a', name: { ar: 'أ', en: 'A' }, units: [row('1', { rooms: 3 }), row('2', { rooms: 4 })] }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: conditions.legend.rooms }), '4');
  expect(await screen.findByText(texts.filter.found_one)).toBeInTheDocument();
  expect(within(screen.getByRole('grid')).getAllByRole('gridcell')).toHaveLength(2);
  expect(document.querySelectorAll('li a[data-unit]')).toHaveLength(1);
});
