import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProjectPath } from '../support/api';
import { expect } from '../support/fixtures';
import { heading, isAskedFor, read, test, waitUntilKept } from '../support/kept-pages';
import { horizontalOverflow } from '../support/page';
import { openSiteMeter } from '../support/site-meter';
import { text, type KeyIn } from '../support/texts';

// Forty homes, one after the other.
test.describe.configure({ timeout: 240_000 });

const words = (locale: Locale, key: KeyIn<'kept', 'project'>) => text(locale, 'kept', `project.${key}`);

/** The box on the page of the project that keeps it. */
const boxOf = (page: Page, locale: Locale): Locator =>
  page.locator('#about div.no-print').filter({
    has: page.getByRole('heading', { name: words(locale, 'title'), exact: true }),
  });

const button = (box: Locator, locale: Locale, key: KeyIn<'kept', 'project'>) =>
  box.getByRole('button', { name: words(locale, key), exact: true });

/** Opens the page of the project where the box is. */
async function openBox(page: Page, origin: string, locale: Locale): Promise<Locator> {
  await page.goto(origin + demoProjectPath);
  await page.locator('#about p').first().scrollIntoViewIfNeeded();
  const box = boxOf(page, locale);
  await box.scrollIntoViewIfNeeded();
  return box;
}

const waitUntilWhole = (box: Locator, locale: Locale) =>
  expect(button(box, locale, 'remove')).toBeVisible({ timeout: 180_000 });

/** Paths of the homes that are kept, the first one first. */
const keptHomes = (page: Page): Promise<string[]> =>
  page.evaluate(async (project) => {
    const keys = await (await caches.open('pages-1')).keys();
    const paths = keys.map(({ url }) => new URL(url)).filter(({ search }) => !search);
    return paths.map(({ pathname }) => pathname).filter((path) => path.startsWith(`${project}/`));
  }, demoProjectPath);

const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test('a project that is kept is there without a network, with homes that were never opened, until it is removed @ar-phone @en-desktop', async ({
  page,
  gate,
  siteLocale,
}) => {
  const box = await openBox(page, gate.url, siteLocale);
  await expect(box.getByRole('status').first()).toContainText(/\d+\.\d/);
  expect(await horizontalOverflow(page)).toBe(0);
  await button(box, siteLocale, 'keep').click();
  await expect(box.getByRole('progressbar')).toBeVisible();
  await waitUntilWhole(box, siteLocale);
  const homes = await keptHomes(page);
  expect(homes.length).toBeGreaterThan(5);

  gate.setCut(true);
  for (const path of [homes[0], homes.at(-1)]) {
    await page.goto(`${gate.url}${path}`);
    await expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();
    await expect(heading(page)).toBeVisible();
    const pictures = page.getByRole('main').locator('img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const unseen = () =>
      pictures.evaluateAll(
        (all) => (all as HTMLImageElement[]).filter((one) => one.naturalWidth === 0).length,
      );
    expect(await pictures.count()).toBeGreaterThan(1);
    await expect.poll(unseen).toBe(0);
  }
  const offline = await openBox(page, gate.url, siteLocale);
  await expect(button(offline, siteLocale, 'remove')).toBeVisible();

  await button(offline, siteLocale, 'remove').click();
  await expect(offline.getByText(words(siteLocale, 'removed'))).toBeVisible();
  expect(await keptHomes(page)).toEqual([]);
  expect(await page.evaluate(isAskedFor, demoProjectPath)).toBe(false);
});

test('the size that is said is what keeping the project fetches @ar-phone', async ({
  page,
  baseURL,
  siteLocale,
}) => {
  const meter = await openSiteMeter(baseURL ?? '');
  const box = await openBox(page, meter.url, siteLocale);
  const said = Number(/\d+\.\d/.exec(await box.getByRole('status').first().innerText())?.[0]) * 1_000_000;
  // The worker has started by then, and keeps nothing else.
  await waitUntilKept(page, demoProjectPath);
  await page.waitForLoadState('networkidle');
  const before = meter.sent();
  await button(box, siteLocale, 'keep').click();
  await waitUntilWhole(box, siteLocale);
  const fetched = meter.sent() - before;
  await meter.close();
  expect(fetched / said, `${fetched} bytes, ${said} said`).toBeGreaterThan(0.75);
  expect(fetched / said, `${fetched} bytes, ${said} said`).toBeLessThan(1.25);
});

test('where the connection fails half way, what is kept stays readable, and the rest can follow @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  const box = await openBox(page, gate.url, siteLocale);
  let asked = 0;
  gate.setRewrite((path, body) => {
    if (path.startsWith(`${demoProjectPath}/`) && ++asked === 9) gate.setCut(true);
    return body;
  });
  await button(box, siteLocale, 'keep').click();
  await expect(box.getByText(words(siteLocale, 'failed'))).toBeVisible({ timeout: 60_000 });
  const [first = ''] = await keptHomes(page);
  await page.goto(gate.url + first);
  await expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();

  const cut = await openBox(page, gate.url, siteLocale);
  await button(cut, siteLocale, 'keepRest').click();
  await expect(cut.getByText(text(siteLocale, 'projects', 'detail.brochureOffline'))).toBeVisible();

  gate.setRewrite(undefined);
  gate.setCut(false);
  const again = await openBox(page, gate.url, siteLocale);
  await button(again, siteLocale, 'keepRest').click();
  await waitUntilWhole(again, siteLocale);
  await expect(button(again, siteLocale, 'keepRest')).toBeHidden();
});

test('keeping can be stopped, and says how much is there @ar-phone', async ({ page, gate, siteLocale }) => {
  const box = await openBox(page, gate.url, siteLocale);
  let asked = 0;
  gate.setRewrite((path, body) => {
    if (path.startsWith(`${demoProjectPath}/`)) asked += 1;
    return body;
  });
  await button(box, siteLocale, 'keep').click();
  await expect.poll(() => asked).toBeGreaterThan(4);
  await button(box, siteLocale, 'stop').press('Enter');
  await expect(button(box, siteLocale, 'keepRest')).toBeFocused();
  await expect(box.getByRole('status').first()).toContainText(/\d/);
});

test('where the device has no room, it says so, and keeps it once there is @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  await read(page, gate, [demoProjectPath]);
  const box = await openBox(page, gate.url, siteLocale);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const devTools = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    devTools.send('Storage.overrideQuotaForOrigin', { origin: gate.url, ...(quotaSize && { quotaSize }) });
  await quota(usage + 1_500_000);
  await button(box, siteLocale, 'keep').click();
  await expect(box.getByText(words(siteLocale, 'full'))).toBeVisible({ timeout: 120_000 });
  await quota();
  await button(box, siteLocale, 'keepRest').click();
  await waitUntilWhole(box, siteLocale);
  await expect(box.getByText(words(siteLocale, 'full'))).toBeHidden();
});

test('on a shared device nothing is offered, nor where the browser keeps no pages @ar-phone', async ({
  page,
  gate,
  siteLocale,
}) => {
  const box = await openBox(page, gate.url, siteLocale);
  await expect(box).toBeVisible();
  const code = await loadedScripts(page);
  await page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }).check();
  await expect(box).toBeHidden();
  await page.getByRole('checkbox', { name: text(siteLocale, 'enquiries', 'sharedDevice') }).uncheck();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(gate.url + demoProjectPath);
  await page.locator('#about p').first().scrollIntoViewIfNeeded();
  // Its code has come by then, and decides without asking anything.
  await expect.poll(() => loadedScripts(page)).toEqual(expect.arrayContaining(code));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(box).toBeHidden();
});
