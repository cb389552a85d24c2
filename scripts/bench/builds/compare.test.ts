import { growth, peerRatios } from './compare';
import type { BuildCost } from './measure';

const cost = (name: string, seconds: number, pages: number, processorSeconds?: number): BuildCost => ({
  name,
  seconds,
  pages,
  ...(processorSeconds !== undefined && { processorSeconds }),
  written: 0,
  peakMemory: 0,
  requests: 0,
});

test('each build is compared with Gatsby alone, as far as that was measured', () => {
  const own = [cost('cold', 200, 100, 300), cost('unchanged', 40, 100), cost('one article changed', 41, 100)];
  expect(peerRatios(own)).toEqual([]);
  const alone = [cost('Gatsby alone, cold', 80, 100, 100), cost('Gatsby alone, unchanged', 32, 100)];
  expect(peerRatios([...own, ...alone])).toEqual([
    'cold: 2.50 × the time, 3.00 × the processor time of “Gatsby alone, cold”',
    'unchanged: 1.25 × the time of “Gatsby alone, unchanged”',
  ]);
});

test('growth compares builds of the same name at two sizes', () => {
  const small = [cost('cold', 100, 1000, 150), cost('Gatsby alone, cold', 40, 1000)];
  const large = [cost('cold', 190, 10_000, 300), cost('unchanged', 50, 10_000)];
  expect(growth(small, large)).toEqual([
    'cold: 10.0 × the pages, 1.90 × the time, 2.00 × the processor time; 10.0 ms a further page',
  ]);
  expect(growth(large, small)).toEqual([]);
});
