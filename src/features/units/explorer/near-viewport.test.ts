/** @jest-environment jsdom */
import { onNearViewport } from './near-viewport';

let report: (target: Element, isIntersecting: boolean) => void = () => undefined;
const frames: FrameRequestCallback[] = [];

/** Runs the next frame; returns the floors rendered so far. */
function frame(): string {
  frames.shift()?.(0);
  return rendered.join(' ');
}

const rendered: string[] = [];
const floor = (name: string, weight: number) => {
  const element = document.createElement('div');
  const stop = onNearViewport(element, weight, () => void rendered.push(name));
  return { element, stop };
};

beforeAll(() => {
  // jsdom has no observer: the test reports intersections.
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      report = (target, isIntersecting) =>
        callback(
          [{ target, isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = () => undefined;
    unobserve = () => undefined;
  }
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  });
});

beforeEach(() => void (rendered.length = 0));

test('floors that come near together are rendered a few in each frame, a large one alone', () => {
  for (const [name, weight] of [
    ['a', 10],
    ['b', 10],
    ['c', 10],
    ['d', 40],
    ['e', 4],
  ] as const) {
    const { element } = floor(name, weight);
    report(element, true);
  }
  expect([frame(), frame(), frame(), frame()]).toEqual(['a b', 'a b c', 'a b c d', 'a b c d e']);
  expect(frames).toHaveLength(0);
});

test('a floor that was scrolled past is not rendered until it is near again', () => {
  const passed = floor('passed', 30);
  const seen = floor('seen', 30);
  report(passed.element, true);
  report(seen.element, true);
  report(passed.element, false);
  expect(frame()).toBe('seen');
  report(passed.element, true);
  expect(frame()).toBe('seen passed');
});

test('a floor that is removed is not rendered', () => {
  const removed = floor('removed', 4);
  report(removed.element, true);
  removed.stop();
  expect(frame()).toBe('');
});
