import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { addResources } from '../i18n';
import common from '../i18n/locales/ar/common.json';
import { PriceLimit } from './price-limit';

addResources({ edges: [{ node: { ns: 'common', language: 'ar', data: JSON.stringify(common) } }] });

/** Two filters, as a page has them. */
function Filter() {
  const [filter, setFilter] = useState<{ price?: number; rooms?: number }>({});
  return (
    <>
      <PriceLimit price={filter.price} onChange={(price) => setFilter({ ...filter, price })} patience={500} />
      <button onClick={() => setFilter({ ...filter, rooms: 3 })}>rooms</button>
      <button onClick={() => setFilter({})}>clear</button>
      <output>{JSON.stringify(filter)}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: common.priceLimit.label });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

// These tests are about the pause after which a typed price counts.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a typed price counts after a pause', () => {
  render(<Filter />);
  type('1200000');
  wait(499);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('{"price":1200000}');
});

test('a price that is cleared before the pause is over stays cleared', () => {
  render(<Filter />);
  type('1200000');
  fireEvent.keyDown(field(), { key: 'Enter' });
  press('clear');
  wait(1000);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
  expect(field()).toHaveValue('');
});

test('another filter that is chosen meanwhile stays chosen', () => {
  render(<Filter />);
  type('1200000');
  press('rooms');
  wait(500);
  expect(screen.getByRole('status')).toHaveTextContent('{"rooms":3,"price":1200000}');
});
