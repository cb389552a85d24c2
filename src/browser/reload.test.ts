import { runInNewContext } from 'node:vm';
import { isChunkError, reloadScript } from './reload';

const minute = 60_000;
const origin = 'https://shaqool.example';

interface FailedScript {
  tagName: string;
  src: string;
}

/** Runs the script with a window of its own; only the window's name survives a reload. */
function visit({ name = '', now = 0, onLine = true } = {}) {
  const loaded: string[] = [];
  const dispatched: string[] = [];
  let fail: (event: { target: FailedScript }) => void = () => undefined;
  const window = {
    name,
    location: {
      origin,
      reload: () => loaded.push('reload'),
      assign: (address: string) => loaded.push(address),
    },
    dispatchEvent: ({ type }: Event) => dispatched.push(type),
    addEventListener: (_type: string, listener: typeof fail) => (fail = listener),
    reloadOnce: (_address?: string): boolean => false,
  };
  const dataset: Record<string, string> = {};
  const clock = { now: () => now };
  runInNewContext(reloadScript, {
    window,
    document: { documentElement: { dataset } },
    navigator: { onLine },
    Date: clock,
    Event,
  });
  const failing = (src: string, tagName = 'SCRIPT') => fail({ target: { tagName, src: origin + src } });
  return { window, loaded, dispatched, dataset, failing };
}

test('the page reloads once, after listeners have stored what was typed', () => {
  const { window, loaded, dispatched } = visit();
  expect(window.reloadOnce()).toBe(true);
  expect(window.reloadOnce()).toBe(true);
  expect(loaded).toEqual(['reload']);
  expect(dispatched).toEqual(['before-reload']);
});

test.each([
  [0, false],
  [59_999, false],
  [minute, true],
  [10 * minute, true],
])('%d ms after a reload another one is allowed: %s @4.11', (later, allowed) => {
  const first = visit({ now: 5 * minute });
  first.window.reloadOnce();
  const second = visit({ now: 5 * minute + later, name: first.window.name });
  expect(second.window.reloadOnce()).toBe(allowed);
  expect(second.loaded).toEqual(allowed ? ['reload'] : []);
});

test('an existing window name is kept', () => {
  const { window } = visit({ name: 'left', now: 7 });
  window.reloadOnce();
  expect(window.name).toBe('left;reloaded=7');
  const later = visit({ name: window.name, now: 7 + minute });
  later.window.reloadOnce();
  expect(later.window.name).toBe(`left;reloaded=${7 + minute}`);
});

test('without a network the page stays', () => {
  const { window, loaded } = visit({ onLine: false });
  expect(window.reloadOnce()).toBe(false);
  expect(loaded).toEqual([]);
});

test('another page may be loaded instead', () => {
  const { window, loaded } = visit();
  window.reloadOnce('/FAQ?a=1');
  expect(loaded).toEqual(['/FAQ?a=1']);
});

test('a script of the page that fails reloads the page, and the second time a notice says so', () => {
  const first = visit();
  first.failing('/app-0b8a57f0.js');
  expect(first.loaded).toEqual(['reload']);
  const second = visit({ name: first.window.name, now: 1000 });
  second.failing('/app-0b8a57f0.js');
  expect(second.loaded).toEqual([]);
  expect(second.dataset).toHaveProperty('incomplete');
});

test('failing pictures, scripts of other origins, and scripts after hydration change nothing', () => {
  const { failing, loaded, dataset, window } = visit();
  failing('/picture.jpg', 'IMG');
  window.location.origin = 'https://another.example';
  failing('/app-0b8a57f0.js');
  window.location.origin = origin;
  dataset['hydrated'] = '';
  failing('/app-0b8a57f0.js');
  expect(loaded).toEqual([]);
  expect(dataset).not.toHaveProperty('incomplete');
});

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 231 failed.'), true],
  [new Error('Network error'), false],
  ['Loading chunk 231 failed.', false],
  [undefined, false],
])('%s is a chunk error: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});
