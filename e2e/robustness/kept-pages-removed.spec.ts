import { build } from 'esbuild';
import { expect } from '../support/fixtures';
import { isKeptHere } from '../support/is-kept-here';
import { askWorker, cacheNames, heading, read, test, waitUntilKept } from '../support/kept-pages';
import { text } from '../support/texts';

test('a page that is no longer published is not kept any more @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  await read(page, gate, ['/FAQ', '/about']);
  gate.setRewrite((path, body) => (path === '/FAQ' ? undefined : body));
  // Left before it is read: then the worker would find out as well.
  await page.goto(`${gate.url}/FAQ`, { waitUntil: 'commit' });
  await page.goto(`${gate.url}/about`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(isKeptHere, '/FAQ')).toBe(false);
  gate.setCut(true);
  await page.goto(`${gate.url}/FAQ`);
  await expect(heading(page)).toHaveText(text(siteLocale, 'kept', 'offline'));
});

test.describe('by the clock of the page @ar-phone', () => {
  // Tests here set the clock, so that none is waited for.
  test.use({ ownPage: true });

  test('on a shared device nothing is kept, and what was is removed', async ({ page, gate, siteLocale }) => {
    const footer = page.getByRole('contentinfo');
    const follow = async (key: 'faq' | 'blogs', path: string) => {
      const name = text(siteLocale, 'common', `nav.${key}`);
      await footer.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(gate.url + path);
      await expect(heading(page)).toBeVisible();
    };
    const shared = page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') });
    await page.clock.install();
    await read(page, gate, ['/FAQ', '/intrest']);
    await shared.check();
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await follow('faq', '/FAQ');
    // More than a page has to be shown until it is kept.
    await page.clock.runFor(10_000);
    await askWorker(page);
    expect(await cacheNames(page)).toEqual([]);

    await test.step('it is kept as before once the device is not shared any more', async () => {
      await page.goBack();
      await shared.uncheck();
      await follow('blogs', '/blogs');
      await page.clock.runFor(10_000);
      await waitUntilKept(page, '/blogs');
      expect(await page.evaluate(isKeptHere, '/FAQ')).toBe(false);
    });
  });
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
