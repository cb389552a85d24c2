import { figureRows, figuresOf, median } from './figures';
import type { StepCost } from './visit';

const cost = (step: string, ...durations: number[]): StepCost => ({
  step,
  tasks: durations.map((duration, index) => ({ start: index, duration })),
  transfers: [],
});

test('each step has the longest task of the median and of the worst visit', () => {
  const visits = [[cost('load', 60, 300)], [cost('load', 120)], [cost('load')]];
  expect(figuresOf(visits)).toEqual([
    {
      step: 'load',
      longest: { median: 120, worst: 300 },
      over50: 2,
      over100: 1,
      blocking: 70,
      traced: undefined,
    },
  ]);
});

test('steps keep their order, and what only some visits did counts for those', () => {
  const figures = figuresOf([[cost('load'), cost('filter', 80)], [cost('load')]]);
  expect(figures.map(({ step, longest }) => [step, longest.median])).toEqual([
    ['load', 0],
    ['filter', 80],
  ]);
});

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect(median([10, 40, 20, 30])).toBe(25);
  expect(median([])).toBe(0);
});

test('a step without a long task is shown as under 50 ms, and has no ratio', () => {
  const base = figuresOf([[cost('load', 100), cost('filter')]]);
  const rows = figureRows(figuresOf([[cost('load', 250), cost('filter', 60)]]), base);
  expect(rows['load']).toMatchObject({ longest: '250', ratio: '2.5' });
  expect(rows['filter']).toMatchObject({ longest: '60', ratio: '' });
  expect(figureRows(base)['filter']).toMatchObject({ longest: '< 50' });
});
