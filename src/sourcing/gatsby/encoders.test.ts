import { changeableLimit } from './encoders';

function work() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const begin = (at: number) => () => {
    started.push(at);
    return new Promise<number>((resolve) => (ends[at] = () => resolve(at)));
  };
  return { started, ends, begin };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many works run at a time, in the order in which they came', async () => {
  const { started, ends, begin } = work();
  const limit = changeableLimit(2);
  const results = [0, 1, 2, 3].map((at) => limit.run(begin(at)));
  await turn();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await turn();
  expect(started).toEqual([0, 1, 2]);
  limit.change(3);
  await turn();
  expect(started).toEqual([0, 1, 2, 3]);
  ends.forEach((end) => end());
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('with a lower limit running works end, and others wait; a work that fails makes place', async () => {
  const { started, ends, begin } = work();
  const limit = changeableLimit(2);
  const failing = limit.run(() => Promise.reject(new Error('broken picture')));
  const results = [0, 1, 2].map((at) => limit.run(begin(at)));
  await expect(failing).rejects.toThrow('broken picture');
  await turn();
  expect(started).toEqual([0, 1]);
  limit.change(1);
  ends[0]?.();
  await turn();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await turn();
  expect(started).toEqual([0, 1, 2]);
  ends[2]?.();
  await Promise.all(results);
});
