import { build } from 'esbuild';
import { expect } from '../support/fixtures';
import { isKeptHere } from '../support/is-kept-here';
import { heading, read, test, waitUntilKept } from '../support/kept-pages';
import { text } from '../support/texts';

test('a page that is no longer published is not kept any more @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  await read(page, gate, ['/FAQ', '/about']);
  gate.setRewrite((path, body) => (path === '/FAQ' ? undefined : body));
  await page.goto(`${gate.url}/FAQ`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(isKeptHere, '/FAQ')).toBe(false);
  gate.setCut(true);
  await page.goto(`${gate.url}/FAQ`);
  await expect(heading(page)).toHaveText(text(siteLocale, 'kept', 'offline'));
});

test('on a shared device nothing is kept, and what was is removed @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  await read(page, gate, ['/FAQ', '/intrest']);
  await page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }).check();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${gate.url}/about`);
  await page.goto(`${gate.url}/FAQ`);
  // Longer than it takes to keep a page.
  await page.waitForTimeout(8_000);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a build that keeps nothing removes what was kept, and the worker, on the next visit @ar-phone', async ({
  page,
  gate,
}) => {
  await read(page, gate, ['/FAQ']);
  const { outputFiles } = await build({
    entryPoints: ['src/worker/switched-off.ts'],
    bundle: true,
    write: false,
  });
  const switchedOff = outputFiles[0]?.text ?? '';
  gate.setRewrite((path, body) => (path === '/service-worker.js' ? switchedOff : body));
  // Pages of such a build start no worker.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
  // As a visitor finds it whose worker is broken: the browser asks for the file all the same.
  await page.goto(`${gate.url}/about`);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });
});

test('where storage is refused, pages are read as ever @ar-phone', async ({ page, gate }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get: () => ({
        register: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
        getRegistration: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
      }),
    });
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${gate.url}/FAQ`);
  await page.waitForTimeout(6_000);
  await page.goto(`${gate.url}/privacy`);
  await expect(heading(page)).toBeVisible();
  gate.setCut(true);
  await expect(page.goto(`${gate.url}/FAQ`)).rejects.toThrow(/ERR_/);
});

test('where the device has no room left, pictures go and pages stay @ar-phone', async ({ page, gate }) => {
  await read(page, gate, ['/', '/projects']);
  const pictures = () => page.evaluate(async () => (await (await caches.open('pictures-1')).keys()).length);
  expect(await pictures()).toBeGreaterThan(3);
  // Less than the next page takes, more than it does without them.
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: gate.url, quotaSize: usage + 60_000 });
  await read(page, gate, ['/FAQ']);
  expect(await pictures()).toBeLessThan(4);
  gate.setCut(true);
  for (const path of ['/', '/FAQ']) {
    await page.goto(gate.url + path);
    await expect(page.locator('html[data-kept-at]')).toBeAttached();
  }
});

test('a page that is kept again after a release is the new one @ar-phone', async ({ page, gate }) => {
  const [title = ''] = await read(page, gate, ['/FAQ']);
  gate.setRewrite((path, body) => (/FAQ/.test(path) ? body.replaceAll(title, `${title} ٢`) : body));
  await page.reload();
  await expect(heading(page)).toHaveText(`${title} ٢`);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/FAQ', { cacheName: 'pages-1' }))?.text()))
    .toContain(`${title} ٢`);
  gate.setCut(true);
  await page.reload();
  await expect(heading(page)).toHaveText(`${title} ٢`);
  await waitUntilKept(page, '/FAQ');
});
