/** @jest-environment jsdom */
import { nextUnit } from './next-unit';

/** Two floors of three units; the middle one of the upper floor is sold. */
function building(): HTMLElement {
  const grid = document.createElement('div');
  grid.innerHTML = [
    ['201', '', '203'],
    ['101', '102', '103'],
  ]
    .map((floor) => floor.map((unit) => (unit ? `<a href="#${unit}">${unit}</a>` : '<span>sold</span>')))
    .map((cells) => cells.map((cell) => `<div role="gridcell">${cell}</div>`).join(''))
    .map((row) => `<div role="row">${row}</div>`)
    .join('');
  document.body.replaceChildren(grid);
  return grid;
}

test.each([
  ['101', 'ArrowRight', 'ltr', '102'],
  ['101', 'ArrowLeft', 'rtl', '102'],
  ['101', 'ArrowLeft', 'ltr', undefined],
  ['201', 'ArrowRight', 'ltr', '203'],
  ['103', 'ArrowLeft', 'ltr', '102'],
  ['103', 'ArrowUp', 'ltr', '203'],
  ['102', 'ArrowUp', 'rtl', '201'],
  ['203', 'ArrowDown', 'rtl', '103'],
  ['203', 'ArrowUp', 'rtl', undefined],
  ['102', 'Home', 'ltr', '101'],
  ['102', 'End', 'rtl', '103'],
  ['102', 'x', 'ltr', undefined],
] as const)('from %s, %s in %s moves to %s', (from, key, dir, to) => {
  const grid = building();
  grid.querySelector<HTMLElement>(`[href="#${from}"]`)?.focus();
  expect(nextUnit(grid, key, dir)?.textContent).toBe(to);
});

test('without a focused unit no key moves the focus', () => {
  expect(nextUnit(building(), 'ArrowRight', 'ltr')).toBeUndefined();
});
