import { figuresOf, tableRow } from './figures';
import type { Round } from './load';

const round = (host: Round['host'], requestsPerSecond: number, p99: number): Round => ({
  host,
  requestsPerSecond,
  p50: 1,
  p99,
  encoding: 'br',
  size: 20_600,
});

test('the figures of a case are the medians of its rounds, and the ratio that of the servers', () => {
  const rounds = [
    round('node', 9000, 5),
    round('nginx', 10_000, 4),
    round('node', 8000, 7),
    round('nginx', 10_000, 6),
    round('node', 1000, 90),
    round('nginx', 20_000, 5),
  ];
  const figures = figuresOf('home', rounds);
  expect(figures).toMatchObject({ ratio: 0.8, node: { p99: 7 }, nginx: { p99: 5 } });
  expect(tableRow(figures)).toEqual({
    'Node: sent': '20.6 KB br',
    'Node: per s': 8000,
    'Node: p50': 1,
    'Node: p99': 7,
    'nginx: sent': '20.6 KB br',
    'nginx: per s': 10_000,
    'nginx: p50': 1,
    'nginx: p99': 5,
    ratio: '0.80',
  });
});

test('without nginx there is no ratio', () => {
  expect(figuresOf('home', [round('node', 9000, 5)])).toEqual({
    case: 'home',
    node: expect.objectContaining({ requestsPerSecond: 9000 }),
  });
});
