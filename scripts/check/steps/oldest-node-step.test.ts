import { engines } from '../../../package.json';
import { oldestIn } from './oldest-node-step';

test.each([
  ['^20.19.0 || >=22.12.0', '20.19.0'],
  ['>=22.12.0 || ^20.9.0 || ^20.19.0', '20.9.0'],
  [engines.node, '20.19.0'],
])('of %s the oldest is %s', (range, oldest) => expect(oldestIn(range)).toBe(oldest));

test('a range without a version is refused', () => {
  expect(() => oldestIn('*')).toThrow('names no version');
});
