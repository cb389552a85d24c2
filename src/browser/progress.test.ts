import { withProgress, createProgress, progress } from './progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing shows for the first 200 ms @9.4', () => {
  const { begin, get } = createProgress();
  begin();
  jest.advanceTimersByTime(199);
  expect(get()).toBe('idle');
  jest.advanceTimersByTime(1);
  expect(get()).toBe('running');
});

test('a task that ends within 200 ms never shows', () => {
  const { begin, get, subscribe } = createProgress();
  const end = begin();
  jest.advanceTimersByTime(150);
  end();
  const listener = jest.fn();
  subscribe(listener);
  jest.advanceTimersByTime(10_000);
  expect(get()).toBe('idle');
  expect(listener).not.toHaveBeenCalled();
});

test('the bar runs until the last of several tasks ends, then fades out', () => {
  const { begin, get } = createProgress();
  const first = begin();
  const second = begin();
  jest.advanceTimersByTime(300);
  first();
  first();
  expect(get()).toBe('running');
  second();
  expect(get()).toBe('done');
  jest.advanceTimersByTime(200);
  expect(get()).toBe('idle');
});

test('after 5,000 ms it ends, even if a task hangs @9.4', () => {
  const { begin, get } = createProgress();
  begin();
  jest.advanceTimersByTime(200 + 4999);
  expect(get()).toBe('running');
  jest.advanceTimersByTime(1 + 200);
  expect(get()).toBe('idle');
});

test('the end of an earlier task that hung does not end the current one', () => {
  const { begin, get } = createProgress();
  const hung = begin();
  jest.advanceTimersByTime(10_000);
  begin();
  jest.advanceTimersByTime(200);
  hung();
  expect(get()).toBe('running');
});

test('a new task during the fade-out starts again', () => {
  const { begin, get } = createProgress();
  const end = begin();
  jest.advanceTimersByTime(300);
  end();
  begin();
  expect(get()).toBe('idle');
  jest.advanceTimersByTime(200);
  expect(get()).toBe('running');
});

test('an error also ends it, and reaches the caller', async () => {
  const failing = withProgress(Promise.reject(new Error('no network')));
  jest.advanceTimersByTime(0);
  await expect(failing).rejects.toThrow('no network');
  jest.advanceTimersByTime(10_000);
  expect(progress.get()).toBe('idle');
});
