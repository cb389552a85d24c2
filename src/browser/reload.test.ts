import { runInNewContext } from 'node:vm';
import { isChunkError, reloadScript } from './reload';

const minute = 60_000;
const origin = 'https://shaqool.example';

interface FailedScript {
  tagName: string;
  src: string;
}

/** The script stands before any bundle, so it gets a window of its own here; its name is all that outlives a reload. */
function visit({ name = '', now = 0, onLine = true } = {}) {
  const went: string[] = [];
  const put: string[] = [];
  let fail: (event: { target: FailedScript }) => void = () => undefined;
  const window = {
    name,
    location: { origin, reload: () => went.push('anew'), assign: (address: string) => went.push(address) },
    dispatchEvent: ({ type }: Event) => put.push(type),
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
  return { window, went, put, dataset, failing };
}

test('the page loads anew, once, after what was typed is put away', () => {
  const { window, went, put } = visit();
  expect(window.reloadOnce()).toBe(true);
  expect(window.reloadOnce()).toBe(true);
  expect(went).toEqual(['anew']);
  expect(put).toEqual(['before-reload']);
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
  expect(second.went).toEqual(allowed ? ['anew'] : []);
});

test('a name that the window had stays its name', () => {
  const { window } = visit({ name: 'left', now: 7 });
  window.reloadOnce();
  expect(window.name).toBe('left;reloaded=7');
  const later = visit({ name: window.name, now: 7 + minute });
  later.window.reloadOnce();
  expect(later.window.name).toBe(`left;reloaded=${7 + minute}`);
});

test('without a network the page stays', () => {
  const { window, went } = visit({ onLine: false });
  expect(window.reloadOnce()).toBe(false);
  expect(went).toEqual([]);
});

test('another page may be what is loaded', () => {
  const { window, went } = visit();
  window.reloadOnce('/FAQ?a=1');
  expect(went).toEqual(['/FAQ?a=1']);
});

test('a script of the page that fails loads the page anew, and the second time says so', () => {
  const first = visit();
  first.failing('/app-0b8a57f0.js');
  expect(first.went).toEqual(['anew']);
  const second = visit({ name: first.window.name, now: 1000 });
  second.failing('/app-0b8a57f0.js');
  expect(second.went).toEqual([]);
  expect(second.dataset).toHaveProperty('incomplete');
});

test('pictures, scripts of others, and scripts that come once the page is awake change nothing', () => {
  const { failing, went, dataset, window } = visit();
  failing('/picture.jpg', 'IMG');
  window.location.origin = 'https://another.example';
  failing('/app-0b8a57f0.js');
  window.location.origin = origin;
  dataset['hydrated'] = '';
  failing('/app-0b8a57f0.js');
  expect(went).toEqual([]);
  expect(dataset).not.toHaveProperty('incomplete');
});

test.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 231 failed.'), true],
  [new Error('Network error'), false],
  ['Loading chunk 231 failed.', false],
  [undefined, false],
])('%s is about code that did not load: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});
