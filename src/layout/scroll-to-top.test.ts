import { eased, scrollToTop } from './scroll-to-top';

/** jsdom has neither a layout nor media queries: the page's height and what the visitor prefers are played here. */
function scrolledPage(top: number, lessMotion: boolean): { top: () => number } {
  let current = top;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => current });
  window.scrollTo = (options?: ScrollToOptions | number) => {
    current = typeof options === 'object' ? (options.top ?? current) : current;
  };
  window.matchMedia = (query) => ({ matches: lessMotion, media: query }) as MediaQueryList;
  return { top: () => current };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the way is slow at both ends', () => {
  expect(eased(0)).toBe(0);
  expect(eased(0.5)).toBeCloseTo(0.5);
  expect(eased(1)).toBe(1);
  expect(eased(0.1)).toBeLessThan(0.1);
  expect(eased(7)).toBe(1);
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

test('with less motion it is reached at once', () => {
  const page = scrolledPage(2000, true);
  scrollToTop(jest.fn());
  jest.advanceTimersByTime(17);
  expect(page.top()).toBe(0);
});

test('the visitor may stop it', () => {
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
