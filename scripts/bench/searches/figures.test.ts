import { kinds, type Kind } from '../catalogue/transfers';
import { missedLimits, searchRow } from './figures';
import type { SearchCost } from './search-on-phone';

const bytes = (some: Partial<Record<Kind, number>>) =>
  ({ ...Object.fromEntries(kinds.map((kind) => [kind, 0])), ...some }) as Record<Kind, number>;

const cost = (answers: number, longTasks: number, shown: number): SearchCost => ({
  typing: { bytes: bytes({ files: 2000 }), longTasks: 0 },
  search: { bytes: bytes({ answers, files: 1000, code: 50_000, pictures: 70_000 }), longTasks },
  ...{
    processor: { total: longTasks + 150, long: longTasks },
    answered: 90,
    shown,
    homes: 30,
    transfers: [],
  },
});

test('a row has the median and the worst search', () => {
  expect(searchRow([cost(9000, 0, 180), cost(9100, 60, 240), cost(9000, 0, 190)])).toMatchObject({
    'data KB': '10.0 / 10.1',
    'answers KB': '9.0 / 9.1',
    'code KB': '50.0 / 50.0',
    'long ms': '0 / 60',
    'long, processor': '0 / 60',
    'all, processor': '150 / 210',
    'first home ms': '190 / 240',
    'typing: KB': '2.0 / 2.0',
  });
});

test('code and pictures are no data', () => {
  expect(missedLimits([cost(29_000, 100, 300)])).toEqual([]);
});

test('the worst search counts', () => {
  expect(missedLimits([cost(100, 0, 100), cost(29_001, 101, 301)])).toEqual(['data', 'longTasks', 'shown']);
});
