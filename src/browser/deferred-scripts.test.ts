/** @jest-environment jsdom */
import { startScriptsScript } from './deferred-scripts';

const content =
  '<template id="deferred-scripts" data-page="/FAQ"><link as="script" data-chunk="faq">' +
  '<link rel="preload" as="fetch" href="/page-data/FAQ/page-data.json">' +
  '<script id="gatsby-chunk-mapping">\nwindow.___chunkMapping="{\\"faq\\":[\\"/faq-1.js\\",\\"/shared-2.js\\"]}";</script>' +
  '<script src="/app.js"></script></template>';

const started = () => document.querySelectorAll('script[src="/app.js"]').length;

const needed = ['/app.js', '/faq-1.js', '/shared-2.js', '/page-data/FAQ/page-data.json'];
const requested = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

function open(html: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  const run = new Function(startScriptsScript) as () => void;
  run();
}

beforeEach(() => {
  delete (window as { pagePath?: string }).pagePath;
  delete window.___chunkMapping;
  jest.useFakeTimers();
});
afterEach(() => {
  // Starts what a test left waiting: its listeners are on the window that all tests share.
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.useRealTimers();
});

test('while the page loads, nothing starts', () => {
  open(content);
  expect(started()).toBe(0);
  expect(requested()).toEqual([]);
});

test.each(['pointerdown', 'touchstart', 'keydown'])('%s starts the scripts, once', (type) => {
  open(content);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(started()).toBe(1);
  expect(window).toMatchObject({
    pagePath: '/FAQ',
    ___chunkMapping: { faq: ['/faq-1.js', '/shared-2.js'] },
  });
  expect(requested()).toEqual(needed);
});

test('after the page has loaded they start, once', () => {
  open(content);
  dispatchEvent(new Event('load'));
  expect(started()).toBe(0);
  jest.runAllTimers();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(started()).toBe(1);
});

test('a page that has loaded is painted before they start', () => {
  let paints: object[] = [];
  Object.assign(window, { PerformancePaintTiming: class {} });
  Object.assign(performance, { getEntriesByName: () => paints });
  open(content);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(100);
  expect(started()).toBe(0);
  paints = [{ name: 'first-contentful-paint' }];
  jest.advanceTimersByTime(100);
  expect(started()).toBe(1);
  Reflect.deleteProperty(window, 'PerformancePaintTiming');
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

test('a page that takes long to load starts them all the same', () => {
  open(content);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(2_000);
  expect(started()).toBe(1);
});

test.each(['3g', '2g'])(
  'on %s all is requested while the page comes, and starts with it',
  (effectiveType) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
    open(content);
    expect(requested().sort()).toEqual([...needed].sort());
    expect(started()).toBe(0);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(0);
    expect(started()).toBe(1);
    expect(requested()).toHaveLength(needed.length);
    delete (navigator as { connection?: object }).connection;
  },
);

test('a press while the page comes requests all, which starts with the page', () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  open(content);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(requested()).toHaveLength(needed.length);
  expect(started()).toBe(0);
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toBe(1);
});

test('a press before they have arrived starts them once they have', () => {
  open('<p>half a page</p>');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.innerHTML = content;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toBe(1);
});
