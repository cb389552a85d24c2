/** @jest-environment jsdom */
import { createLazyModule, loadWithRetry } from './lazy-module';
import { giveUp, pendingAction } from './pending-action';

const online = (answers: boolean) =>
  // The browser's own `fetch`, which jsdom lacks.
  Object.assign(globalThis, {
    fetch: () => (answers ? Promise.resolve({}) : Promise.reject(new TypeError('no network'))),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  giveUp();
  delete window.reloadOnce;
  delete document.documentElement.dataset['incomplete'];
  jest.useRealTimers();
});

test('a part is fetched once, and anew after a failure', async () => {
  const fetch = jest.fn(() => Promise.resolve('code'));
  fetch.mockRejectedValueOnce(new Error('no network'));
  const part = createLazyModule(fetch);
  await expect(part.load()).rejects.toThrow('no network');
  await expect(part.load()).resolves.toBe('code');
  await part.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(part.get()).toBe('code');
});

test('without a connection it waits, and is handed over when that is back', async () => {
  online(false);
  const fetch = jest.fn(() => Promise.resolve('code'));
  fetch.mockRejectedValueOnce(new Error('no network'));
  const done = jest.fn();
  loadWithRetry(createLazyModule(fetch), done);
  await jest.advanceTimersByTimeAsync(0);
  expect(pendingAction.get()).toEqual({ tries: 0 });
  online(true);
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toHaveBeenCalledWith('code');
  expect(pendingAction.get()).toBeUndefined();
});

test('nobody waits for a part that is not needed any more', async () => {
  online(false);
  const done = jest.fn();
  const stop = loadWithRetry(
    createLazyModule(() => Promise.reject(new Error('no network'))),
    done,
  );
  await jest.advanceTimersByTimeAsync(0);
  stop();
  expect(pendingAction.get()).toBeUndefined();
});

test('a part that is gone from the host loads the page anew, or the page says that something is missing', async () => {
  online(true);
  window.reloadOnce = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const part = createLazyModule(() => Promise.reject(new Error('404')));
  loadWithRetry(part, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  expect(window.reloadOnce).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset).not.toHaveProperty('incomplete');
  loadWithRetry(part, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  expect(document.documentElement.dataset).toHaveProperty('incomplete');
});
