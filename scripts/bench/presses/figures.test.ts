import { isMet, tableRow } from './figures';

const menu = (...figures: number[]) => ({
  name: 'menu',
  target: 100,
  timings: figures.map((figure) => ({ figure, answer: figure + 20.4 })),
});

test('a row has the median and the worst visit', () => {
  expect(tableRow(menu(48, 104, 64))).toEqual({
    'median ms': 64,
    'worst ms': 104,
    'target ms': 100,
    met: 'no',
    'answer, median ms': 84,
  });
});

test.each([
  [[48, 100], true],
  [[48, 48, 48, 104], false],
])('%j ms meet a target of 100: %j', (figures, met) => {
  expect(isMet(menu(...figures))).toBe(met);
});

test('a load has no answer', () => {
  expect(tableRow({ name: 'slow 3G', target: 5000, timings: [{ figure: 4120.6 }] })).toMatchObject({
    'median ms': 4121,
    met: 'yes',
    'answer, median ms': '',
  });
});

test('without a target nothing is missed', () => {
  const emptyPage = { name: 'empty page', timings: [{ figure: 900 }] };
  expect(isMet(emptyPage)).toBe(true);
  expect(tableRow(emptyPage)).toMatchObject({ 'target ms': '', met: '' });
});

test('a load that counts its requests says the most', () => {
  const timings = [5, 6, 5].map((requests) => ({ figure: 7000, requests }));
  expect(tableRow({ name: 'slow 3G', timings })).toMatchObject({ requests: 6 });
});
