/** @jest-environment jsdom */
import { createLazyModule, loadWithRetry } from './lazy-module';
import { cancelPending, pendingAction } from './pending-action';

const online = (answers: boolean) =>
  // The browser's own `fetch`, which jsdom lacks.
  Object.assign(globalThis, {
    fetch: () => (answers ? Promise.resolve({}) : Promise.reject(new TypeError('no network'))),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cancelPending();
  delete window.reloadOnce;
  delete document.documentElement.dataset['incomplete'];
  jest.useRealTimers();
});

test('a module is fetched once, and again after a failure', async () => {
  const fetch = jest.fn(() => Promise.resolve('code'));
  fetch.mockRejectedValueOnce(new Error('no network'));
  const lazy = createLazyModule(fetch);
  await expect(lazy.load()).rejects.toThrow('no network');
  await expect(lazy.load()).resolves.toBe('code');
  await lazy.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(lazy.get()).toBe('code');
});

test('without a connection loading waits, and goes on when the connection is back', async () => {
  online(false);
  const fetch = jest.fn(() => Promise.resolve('code'));
  fetch.mockRejectedValueOnce(new Error('no network'));
  const done = jest.fn();
  loadWithRetry(createLazyModule(fetch), done);
  await jest.advanceTimersByTimeAsync(0);
  expect(pendingAction.get()).toEqual({ attempts: 0 });
  online(true);
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toHaveBeenCalledWith('code');
  expect(pendingAction.get()).toBeUndefined();
});

test('a module that is no longer needed is not waited for', async () => {
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

test('a module that the host no longer has reloads the page, or the page says that something is missing', async () => {
  online(true);
  window.reloadOnce = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const lazy = createLazyModule(() => Promise.reject(new Error('404')));
  loadWithRetry(lazy, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  expect(window.reloadOnce).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset).not.toHaveProperty('incomplete');
  loadWithRetry(lazy, jest.fn());
  await jest.advanceTimersByTimeAsync(0);
  expect(document.documentElement.dataset).toHaveProperty('incomplete');
});
