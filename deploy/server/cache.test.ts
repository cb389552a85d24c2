import { createCache } from './cache';

const value = (text: string) => jest.fn(async () => text);

test('a value is loaded once, also for callers that come meanwhile', async () => {
  const cache = createCache<string>({ limit: 10 });
  const load = value('a');
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['a', 'a']);
  expect(await cache.get('a', load)).toBe('a');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was not used for longest goes first, by the size of values', async () => {
  const cache = createCache<string>({ limit: 6, sizeOf: ({ length }) => length });
  await cache.get('a', value('aaa'));
  await cache.get('b', value('bb'));
  await cache.get('a', value('used'));
  await cache.get('c', value('cc'));
  expect(await cache.get('a', value('loaded again'))).toBe('aaa');
  expect(await cache.get('b', value('B'))).toBe('B');
});

test('a value that is larger than everything is answered and not kept', async () => {
  const cache = createCache<string>({ limit: 2, sizeOf: ({ length }) => length });
  expect(await cache.get('a', value('aaa'))).toBe('aaa');
  expect(await cache.get('a', value('a'))).toBe('a');
  expect(await cache.get('a', value('not loaded'))).toBe('a');
});

test('a failure reaches everybody who waits, and is not kept', async () => {
  const cache = createCache<string>({ limit: 10 });
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', value('not loaded'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', value('back'))).toBe('back');
});

test('a value is loaded again when it is too old or was deleted', async () => {
  jest.useFakeTimers();
  const cache = createCache<string>({ limit: 10, maxAge: 1000 });
  await cache.get('a', value('first'));
  jest.advanceTimersByTime(999);
  expect(await cache.get('a', value('second'))).toBe('first');
  jest.advanceTimersByTime(1);
  expect(await cache.get('a', value('second'))).toBe('second');
  cache.delete('a');
  expect(await cache.get('a', value('third'))).toBe('third');
  jest.useRealTimers();
});

test('a load that ends after its key was deleted does not come back', async () => {
  const cache = createCache<string>({ limit: 10 });
  const old = cache.get('a', value('old'));
  cache.delete('a');
  expect(await cache.get('a', value('new'))).toBe('new');
  expect(await old).toBe('old');
  expect(await cache.get('a', value('not loaded'))).toBe('new');
});
