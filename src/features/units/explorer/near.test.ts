/** jsdom lays nothing out and knows no observer: one that the test moves stands in for it. */
import { onceNear } from './near';

let report: (target: Element, isIntersecting: boolean) => void = () => undefined;
const frames: FrameRequestCallback[] = [];

/** Draws the next frame; answers which floors are drawn by then. */
function frame(): string {
  frames.shift()?.(0);
  return drawn.join(' ');
}

const drawn: string[] = [];
const floor = (name: string, weight: number) => {
  const element = document.createElement('div');
  const stop = onceNear(element, weight, () => void drawn.push(name));
  return { element, stop };
};

beforeAll(() => {
  class MovedByHand {
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
    IntersectionObserver: MovedByHand,
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  });
});

beforeEach(() => void (drawn.length = 0));

test('floors that come near together are drawn a few in each frame, a large one alone', () => {
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

test('what was only scrolled past is not drawn, and comes when it is near again', () => {
  const passed = floor('passed', 30);
  const seen = floor('seen', 30);
  report(passed.element, true);
  report(seen.element, true);
  report(passed.element, false);
  expect(frame()).toBe('seen');
  report(passed.element, true);
  expect(frame()).toBe('seen passed');
});

test('a floor that is gone is not drawn', () => {
  const gone = floor('gone', 4);
  report(gone.element, true);
  gone.stop();
  expect(frame()).toBe('');
});
