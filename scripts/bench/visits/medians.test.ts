import type { Figures } from './measure';
import { medians, tableRow } from './medians';

const visit = (LCP: number): Figures => ({
  score: 99,
  FCP: 900,
  LCP,
  TBT: 12.4,
  CLS: 0.0123,
  bytes: 152_400,
  scriptBytes: 104_600,
  pictureBytes: 0,
  fontBytes: 33_000,
  benchmarkIndex: 1500,
});

test.each([
  [[1300, 1100, 5000], 1300],
  [[1300, 1100], 1200],
  [[1000], 1000],
])('the median of %j is %d', (values, expected) => {
  expect(medians(values.map(visit)).LCP).toBe(expected);
});

test('a row compares the page with its twin', () => {
  expect(tableRow(visit(1320), visit(1200))).toMatchObject({
    'LCP ms': 1320,
    'twin LCP': 1200,
    'LCP ÷ twin': '1.10',
    CLS: '0.012',
    KB: 152,
    'script KB': 105,
  });
});

test('without a twin its columns are left out', () => {
  expect(Object.keys(tableRow(visit(1320)))).not.toContain('twin LCP');
});
