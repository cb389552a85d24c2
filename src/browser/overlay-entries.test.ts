/** @jest-environment jsdom */
import {
  currentOverlay,
  onOverlayArrival,
  pageLocation,
  pushOverlay,
  showOverlay,
  watchOverlays,
} from './overlay-entries';

const routed: string[] = [];
const arrivals: (string | undefined)[] = [];
const project = '/projects/detail/yasmin?rooms=3';
const unit = '/projects/detail/yasmin/a-101';

/** What the router would be told: it listens after the overlays do. */
const router = () => routed.push(window.location.pathname + window.location.search);
const address = () => window.location.pathname + window.location.search;

const popped = async (go: () => void) => {
  const done = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  );
  go();
  await done;
};

beforeAll(() => {
  history.replaceState({ overlay: unit, overlaidPage: project }, '', unit);
  watchOverlays();
  window.addEventListener('popstate', router);
  onOverlayArrival(() => arrivals.push(currentOverlay()));
});

test('a page that was loaded at the address of an overlay is that page, not the overlay @11.7', () => {
  expect(currentOverlay()).toBeUndefined();
  expect(pageLocation()).toMatchObject({ pathname: unit });
});

test('Forward to an overlay over the page shown stays with that page, at the address of the overlay @11.7', async () => {
  history.replaceState({}, '', project);
  showOverlay();
  pushOverlay(unit, {});
  expect([address(), pageLocation().pathname, pageLocation().search]).toEqual([
    unit,
    '/projects/detail/yasmin',
    '?rooms=3',
  ]);
  await popped(() => history.back());
  expect(routed.splice(0)).toEqual([project]);
  await popped(() => history.forward());
  expect(routed.splice(0)).toEqual([]);
  expect(arrivals.splice(0)).toEqual([unit]);
  expect(address()).toBe(unit);
});

test('Back to an overlay from another page opens its page first, then the overlay @11.7', async () => {
  history.pushState({}, '', '/about');
  showOverlay();
  await popped(() => history.back());
  expect(routed.splice(0)).toEqual([project]);
  expect(arrivals).toEqual([]);
  showOverlay();
  expect(arrivals.splice(0)).toEqual([unit]);
  expect(address()).toBe(unit);
});
