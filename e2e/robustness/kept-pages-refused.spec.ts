import { demoProjectPath } from '../support/api';
import { expect } from '../support/fixtures';
import { askWorker, heading, read, test, waitUntilKept } from '../support/kept-pages';
import { refusing } from '../support/refuse-storage';
import { text } from '../support/texts';

const screen = { width: 390, density: 1, avif: true };

/** What a browser that refuses site data does, which no option of it sets: a page that asked for a worker says so. */
function refuseWorkers(): void {
  const refuse = () => {
    document.documentElement.dataset['refused'] = '';
    return Promise.reject(new DOMException('Denied', 'SecurityError'));
  };
  Object.defineProperty(Navigator.prototype, 'serviceWorker', {
    get: () => ({ register: refuse, getRegistration: refuse }),
  });
}

test('where storage is refused, pages are read as ever @ar-phone', async ({ page, gate }) => {
  await page.addInitScript(refuseWorkers);
  await page.addInitScript({ content: refusing('caches') });
  await page.goto(`${gate.url}/FAQ`);
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await page.goto(`${gate.url}/privacy`);
  await expect(heading(page)).toBeVisible();
  gate.setCut(true);
  await expect(page.goto(`${gate.url}/FAQ`)).rejects.toThrow(/ERR_/);
});

// A stand-in: browsers that refuse caches to pages refuse the worker too, some only after it has started.
test('where pages may not look into what is kept, they are read as ever @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  await page.addInitScript({ content: refusing('caches') });
  await page.goto(`${gate.url}/privacy`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: text(siteLocale, 'kept', 'onDevice') })).toBeHidden();
  await page.goto(`${gate.url}/FAQ`);
  const title = (await heading(page).textContent()) ?? '';
  expect(await askWorker(page, { keep: '/FAQ' })).toBe('kept');
  gate.setCut(true);
  await page.reload();
  await expect(page.locator('html[data-kept-at]')).toBeAttached();
  await expect(heading(page)).toHaveText(title);
  await page.goto(`${gate.url}/about`);
  await expect(page.getByText(text(siteLocale, 'kept', 'nothingHere'))).toBeVisible();
});

/** From the second start on, all that the worker asks of its storage fails: no option of a browser breaks a disk. */
const brokenDisk = `
for (const name of ['open', 'match', 'has', 'keys', 'delete']) {
  const own = CacheStorage.prototype[name];
  CacheStorage.prototype[name] = function (...args) {
    if (!self.registration.active) return own.apply(this, args);
    return Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  };
}`;

test('where the storage of the worker breaks, pages come from the network @ar-phone @en-desktop', async ({
  page,
  gate,
  siteLocale,
}) => {
  gate.setRewrite((path, body) => (path === '/service-worker.js' ? brokenDisk + body : body));
  await page.goto(`${gate.url}/FAQ`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await askWorker(page, { keep: '/FAQ' })).toBe('failed');
  await page.goto(gate.url + demoProjectPath);
  await expect(heading(page)).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const faq = text(siteLocale, 'common', 'nav.faq');
  await page.getByRole('contentinfo').getByRole('link', { name: faq, exact: true }).click();
  await expect(page).toHaveURL(`${gate.url}/FAQ`);
  await expect(heading(page)).toBeVisible();
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

test('who asks for a page is told that it is kept, that the device is full, or that it failed @ar-phone', async ({
  page,
  gate,
}) => {
  const [title = ''] = await read(page, gate, ['/FAQ']);
  expect(await askWorker(page, { keep: '/FAQ', screen })).toBe('kept');
  const devTools = await page.context().newCDPSession(page);
  await test.step('full: what was asked for before stays', async () => {
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: gate.url, quotaSize: 1 });
    expect(await askWorker(page, { keep: demoProjectPath, screen })).toBe('full');
    await waitUntilKept(page, '/FAQ');
  });
  await test.step('failed: with room again, a page that is not there, and without a network', async () => {
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: gate.url });
    expect(await askWorker(page, { keep: '/no-such-page', screen })).toBe('failed');
    gate.setCut(true);
    expect(await askWorker(page, { keep: demoProjectPath, screen })).toBe('failed');
  });
  await page.goto(`${gate.url}/FAQ`);
  await expect(heading(page)).toHaveText(title);
  gate.setCut(false);
  expect(await askWorker(page, { keep: demoProjectPath, screen })).toBe('kept');
});
