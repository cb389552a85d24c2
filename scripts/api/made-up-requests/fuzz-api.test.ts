import { fuzzApi } from './index';

jest.setTimeout(10 * 60_000);

test('every answer to 500 made-up requests fits the contract', async () => {
  const report = await fuzzApi({ count: 500, seed: 7 });
  expect(report.failures).toEqual([]);
  expect(report.sent).toBe(500);
  expect(report.stored).toBe(report.receipts);
  // Valid requests were among them, and the limit did not hide the others.
  expect(report.byStatus['201']).toBeGreaterThan(20);
  expect(report.byStatus['200']).toBeGreaterThan(20);
  expect(report.byStatus['422']).toBeGreaterThan(50);
  expect(report.byStatus['429'] ?? 0).toBeLessThan(50);
});
