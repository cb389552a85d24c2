import type { Kind, Transfer } from './transfers';
import { weighVisits, weightRow } from './weights';

const part = (step: string, ...transfers: [Kind, number][]) => ({
  step,
  transfers: transfers.map(([kind, bytes]): Transfer => ({ url: 'http://127.0.0.1/', kind, bytes })),
});

const visit = (answer: number) => [
  part('load', ['document', 20_000], ['page data', 8000], ['ahead', 3000]),
  part('live', ['answers', answer], ['answers', 500]),
  part('filter', ['answers', 1200], ['pictures', 900]),
  part('open', ['answers', 7000]),
  part('filter again', ['answers', 9000]),
];

test('a visit weighs what came until the page was at rest, and what filtering brings before a home is opened', () => {
  const weight = weighVisits([visit(60_000), visit(61_000)], ['load', 'live'], 'open');
  expect(weightRow(weight)).toEqual({
    'HTML KB': '20.0',
    'page data KB': '8.0',
    'answers KB': '61.5',
    'answers while filtering KB': '1.2',
  });
});

test('where no home is opened, everything counts', () => {
  expect(weighVisits([visit(0)], ['load', 'live'], 'close').later).toBe(17_200);
});
