/** Roles, names, states and keys of the explorer. */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import common from '../../../i18n/locales/ar/common.json';
import conditions from '../../../i18n/locales/ar/conditions.json';
import texts from '../../../i18n/locales/ar/units.json';
import { addResources } from '../../../i18n';
import type { Building, UnitRow } from '../unit';
import { UnitsExplorer } from './units-explorer';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('conditions', conditions), node('units', texts)] });

const row = (id: string, fields: Partial<UnitRow> = {}): UnitRow => ({
  id,
  flat_number: id,
  floor: Math.floor(Number(id) / 100) - 1,
  rooms: 3,
  bathrooms: 2,
  total_area: 150,
  price: 900_000,
  state: 'available',
  ...fields,
});

const named = (id: string, units: UnitRow[]): Building => ({ id, name: { ar: id, en: id }, units });
const buildings = [
  named('برج', [
    row('101', { state: 'sold' }),
    row('102', { total_area: 120 }),
    row('201', { rooms: 4, total_area: 220, price: 1_400_000 }),
    row('202', { state: 'reserved' }),
  ]),
  named('دار', [row('301', { rooms: 4 }), row('302', { state: 'sold' })]),
];

const words = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{{${name}}}`, value), text);
const gridOf = (building: string) =>
  screen.findByRole('grid', { name: words(texts.explorer.grid, { building }) });
const unitLink = (number: string) =>
  within(screen.getByRole('grid')).getByRole('link', { name: new RegExp(number) });

beforeEach(() => {
  // The address holds the choices.
  window.history.replaceState(null, '', '/');
  render(
    <UnitsExplorer
      project={{ id: 'p', name: { ar: 'م', en: 'P' }, slug: 'p' }}
      buildings={buildings}
      media={{ floor_plans: [], unit_photos: [] }}
      asOf="2026-11-21T08:00:00Z"
    />,
  );
});

test('the grid has a named row for each floor, and each unit has its number and state as its name @2.71', async () => {
  const grid = await gridOf('برج');
  const rows = within(grid).getAllByRole('row');
  expect(rows.map((one) => within(one).getByRole('rowheader').textContent)).toEqual([
    texts.explorer.floorName.f1,
    texts.explorer.floorName.f0,
  ]);
  const cells = within(grid).getAllByRole('gridcell');
  const names = cells.map((cell) => cell.getAttribute('aria-label'));
  expect(names).toEqual([
    `201 ${texts.states.available}`,
    `202 ${texts.states.reserved}`,
    `101 ${texts.states.sold}`,
    `102 ${texts.states.available}`,
  ]);
});

test('Tab moves to the selected unit only, and arrow keys move on from there @2.77', async () => {
  await gridOf('برج');
  expect(unitLink('102')).toHaveAttribute('aria-current', 'true');
  const inTabOrder = within(screen.getByRole('grid'))
    .getAllByRole('link')
    .filter((link) => link.tabIndex === 0);
  expect(inTabOrder).toEqual([unitLink('102')]);
  unitLink('102').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(unitLink('202')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(unitLink('201')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(unitLink('202')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(unitLink('102')).toHaveFocus();
});

test('arrow keys select the building, which is announced as selected and names the panel @2.77', async () => {
  const [first, second] = screen.getAllByRole('tab');
  expect(screen.getByRole('tablist')).toHaveAccessibleName(texts.explorer.buildings);
  expect(first).toHaveAttribute('aria-selected', 'true');
  first?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(first).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(/دار/);
  expect(within(await gridOf('دار')).getAllByRole('gridcell')).toHaveLength(2);
});

test('the filter is a named group of named controls, and every change announces the number of matches @2.72', async () => {
  const group = screen.getByRole('group', { name: texts.filter.label });
  const available = within(group).getByRole('switch', { name: conditions.availableOnly });
  const announced = within(group).getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  expect(within(group).getByRole('textbox', { name: common.priceLimit.label })).toHaveValue('');
  for (const name of [conditions.legend.rooms, texts.filter.area]) {
    expect(within(group).getByRole('combobox', { name })).toHaveValue('');
  }
  available.focus();
  await userEvent.keyboard(' ');
  expect(available).toBeChecked();
  await waitFor(() => expect(announced).toHaveTextContent('3'));
  await userEvent.selectOptions(within(group).getByRole('combobox', { name: conditions.legend.rooms }), '3');
  await waitFor(() => expect(announced).toHaveTextContent(texts.filter.found_one));
  await userEvent.click(within(group).getByRole('button', { name: texts.filter.clear }));
  await waitFor(() => expect(announced).toBeEmptyDOMElement());
  expect(available).not.toBeChecked();
});

test('the table has the same units and states as the grid, and is filtered with it @2.76', async () => {
  await gridOf('برج');
  const name = words(texts.explorer.table, { building: 'برج' });
  await userEvent.click(screen.getByText(name));
  const table = await screen.findByRole('table');
  const states = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((header) => `${header.textContent} ${header.parentElement?.lastElementChild?.textContent}`);
  const cells = within(screen.getByRole('grid')).getAllByRole('gridcell');
  expect([...states()].sort()).toEqual(cells.map((cell) => cell.getAttribute('aria-label')).sort());
  expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: conditions.legend.rooms }), '4');
  await waitFor(() => expect(states()).toEqual([`201 ${texts.states.available}`]));
});
