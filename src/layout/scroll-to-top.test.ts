/** @jest-environment jsdom */
import { easeInOut, scrollToTop } from './scroll-to-top';

/** jsdom has neither layout nor media queries: both are mocked. */
function scrolledPage(top: number, reducedMotion: boolean): { top: () => number } {
  let current = top;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => current });
  window.scrollTo = (options?: ScrollToOptions | number) => {
    current = typeof options === 'object' ? (options.top ?? current) : current;
  };
  window.matchMedia = (query) => ({ matches: reducedMotion, media: query }) as MediaQueryList;
  return { top: () => current };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the animation is slow at both ends', () => {
  expect(easeInOut(0)).toBe(0);
  expect(easeInOut(0.5)).toBeCloseTo(0.5);
  expect(easeInOut(1)).toBe(1);
  expect(easeInOut(0.1)).toBeLessThan(0.1);
  expect(easeInOut(7)).toBe(1);
});

test('the top is reached after 400 ms, not sooner @2.51', () => {
  const page = scrolledPage(2000, false);
  const arrived = jest.fn();
  scrollToTop(arrived);
  jest.advanceTimersByTime(200);
  expect(page.top()).toBeGreaterThan(500);
  expect(page.top()).toBeLessThan(1500);
  jest.advanceTimersByTime(190);
  expect(page.top()).toBeGreaterThan(0);
  expect(arrived).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30);
  expect(page.top()).toBe(0);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('with reduced motion the top is reached at once', () => {
  const page = scrolledPage(2000, true);
  scrollToTop(jest.fn());
  jest.advanceTimersByTime(17);
  expect(page.top()).toBe(0);
});

test('the visitor can interrupt it', () => {
  const page = scrolledPage(2000, false);
  const arrived = jest.fn();
  scrollToTop(arrived);
  jest.advanceTimersByTime(100);
  const stopped = page.top();
  window.dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(1000);
  expect(page.top()).toBe(stopped);
  expect(arrived).not.toHaveBeenCalled();
});
