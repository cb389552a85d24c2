/** The comparison without an API: jsdom has no `fetch`. */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addResources } from '../../i18n';
import common from '../../i18n/locales/ar/common.json';
import texts from '../../i18n/locales/ar/compare.json';
import units from '../../i18n/locales/ar/units.json';
import { shortlist, type ShortlistItem } from '../shortlist';
import { shortlistItem } from '../shortlist/testing';
import { Comparison } from './comparison';

const node = (ns: string, data: object) => ({ node: { ns, language: 'ar', data: JSON.stringify(data) } });
addResources({ edges: [node('common', common), node('units', units), node('compare', texts)] });

/** Renders the page and waits until the request has failed. */
async function show(saved: readonly ShortlistItem[], search = '') {
  window.history.replaceState(null, '', `/projects/compare${search}`);
  shortlist.replace(saved);
  const view = render(<Comparison search={search} publisher={{ ar: 'شاقول', en: 'Shaqool' }} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return view;
}
const table = () => screen.getByRole('table', { name: texts.table });
const row = (name: string) =>
  within(table())
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .closest('tr');
const address = () => window.location.pathname + window.location.search;

// jsdom has no layout, so it cannot scroll.
beforeAll(() => (Element.prototype.scrollIntoView = () => undefined));
afterEach(() => shortlist.replace([]));

test('with an empty shortlist it says how to begin, and its address names no units', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: texts.empty.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.empty.action })).toHaveAttribute('href', '/projects');
  expect(address()).toBe('/projects/compare');
});

test('saved units are shown side by side, and the address names them', async () => {
  await show([shortlistItem('101'), shortlistItem('102', { rooms: 4 })]);
  expect(within(table()).getAllByRole('columnheader')).toHaveLength(2);
  expect(address()).toBe('/projects/compare?units=alyasmin-gardens~101,alyasmin-gardens~102');
  expect(row(units.rooms)).toHaveTextContent(texts.differs);
  expect(row(units.bathrooms)).not.toHaveTextContent(texts.differs);
  expect(row(texts.perMetre)).toHaveTextContent('6,000');
});

test('parking spaces are compared; where nothing is known of them there is no row', async () => {
  const { unmount } = await show([
    shortlistItem('101', { parking_spaces: 2 }),
    shortlistItem('102', { parking_spaces: 0 }),
  ]);
  expect(row(units.parking)).toHaveTextContent(`2${units.noParking}`);
  unmount();
  await show([shortlistItem('101'), shortlistItem('102')]);
  expect(screen.queryByRole('rowheader', { name: units.parking })).not.toBeInTheDocument();
});

test('while the API is unavailable, saved units stay with their date, without an error @2.92', async () => {
  await show([shortlistItem('101')]);
  expect(row(units.state)).toHaveTextContent(texts.asOf.replace('{{date}}', '1 نوفمبر 2026'));
  expect(row(units.state)).toHaveTextContent(units.states.available);
  expect(screen.getByText(units.explorer.outdated)).toBeInTheDocument();
  expect(screen.queryByText(texts.loadError.title)).not.toBeInTheDocument();
});

test('while the API is unavailable, a link of unknown units says so and offers to try again @2.92', async () => {
  await show([], '?units=alyasmin-gardens~101');
  expect(screen.getByText(texts.loadError.title)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: common.error.retry })).toBeEnabled();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(address()).toBe('/projects/compare?units=alyasmin-gardens~101');
  expect(shortlist.get()).toEqual([]);
});

test('“only differences” hides rows with equal values', async () => {
  await show([shortlistItem('101'), shortlistItem('102', { rooms: 4 })]);
  await userEvent.click(screen.getByRole('switch', { name: texts.onlyDifferences }));
  expect(row(units.rooms)).toBeInTheDocument();
  expect(within(table()).queryByRole('rowheader', { name: units.bathrooms })).not.toBeInTheDocument();
});

test('removing a unit can be undone, in its old place', async () => {
  await show([shortlistItem('101'), shortlistItem('102')]);
  await userEvent.click(within(table()).getAllByRole('button')[0] ?? table());
  expect(shortlist.get().map(({ unit }) => unit)).toEqual(['102']);
  const undo = screen.getByRole('button', { name: texts.undo });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(shortlist.get().map(({ unit }) => unit)).toEqual(['101', '102']);
  expect(address()).toBe('/projects/compare?units=alyasmin-gardens~101,alyasmin-gardens~102');
});

test('a link of other units leaves the visitor’s own unchanged, and leads back to them', async () => {
  await show([shortlistItem('101')], '?units=alyasmin-gardens~999');
  expect(screen.getByText(texts.shared.title)).toBeInTheDocument();
  expect(shortlist.get().map(({ unit }) => unit)).toEqual(['101']);
  await userEvent.click(screen.getByRole('button', { name: texts.shared.openOwn }));
  expect(within(table()).getAllByRole('columnheader')).toHaveLength(1);
  expect(address()).toBe('/projects/compare?units=alyasmin-gardens~101');
});

test('hostile names stay text, a price of zero is no price, and undefined is never shown @2.93', async () => {
  const hostile = '\u202e<script>alert(1)</script><img src=x onerror=alert(1)>';
  const name = { ar: hostile, en: '' };
  await show([
    shortlistItem('101', {
      project: name,
      building: { ar: 'اسم'.repeat(100), en: '' },
      flat_number: hostile,
      price: 0,
    }),
    shortlistItem('102', { state: 'unknown', total_area: 0, kitchen: 'unknown', floor: -3 }),
  ]);
  expect(document.querySelector('script, img')).toBeNull();
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN|Infinity/);
  expect(row(units.price)).toHaveTextContent(units.explorer.priceNotAnnounced);
  for (const bold of within(table()).getAllByText(/script/))
    expect(bold.closest('bdi, [aria-label]')).not.toBeNull();
});
