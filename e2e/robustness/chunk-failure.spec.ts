import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { expect, test } from '../support/fixtures';
import { text, type KeyIn } from '../support/texts';

/** URL of the code of a page, by the file name that the bundler generates. */
const codeUrl = (name: string) => new RegExp(`/component---src-pages-${name}-[^/]*\\.js`, 'i');

/** Counts document requests by path. */
function countVisits(page: Page): Map<string, number> {
  const visits = new Map<string, number>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const { pathname } = new URL(request.url());
    visits.set(pathname, (visits.get(pathname) ?? 0) + 1);
  });
  return visits;
}

const footerLink = (page: Page, locale: Locale, key: KeyIn<'common', 'nav'>) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(locale, 'common', `nav.${key}`), exact: true });

const incompleteNote = (page: Page, locale: Locale) =>
  page.getByRole('status').filter({ hasText: text(locale, 'common', 'error.incomplete') });

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|page resources for/);
});

test('a page whose code fails to load during navigation is loaded as a document @ar-phone @4.11', async ({
  page,
  siteLocale,
}) => {
  const visits = countVisits(page);
  await page.route(codeUrl('faq'), (route) => (visits.has('/FAQ') ? route.continue() : route.abort()));
  await page.goto('/about');
  await footerLink(page, siteLocale, 'faq').click();
  await expect(page).toHaveURL('/FAQ');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visits.get('/FAQ')).toBe(1);
});

test('the next such failure within 60 seconds shows an error page, and the site keeps working @ar-phone @8.4', async ({
  page,
  siteLocale,
}) => {
  const visits = countVisits(page);
  await page.route(codeUrl('faq'), (route) => (visits.has('/FAQ') ? route.continue() : route.abort()));
  await page.route(codeUrl('blogs'), (route) => route.abort());
  await page.goto('/about');
  await footerLink(page, siteLocale, 'faq').click();
  await expect(page).toHaveURL('/FAQ');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();

  await footerLink(page, siteLocale, 'blogs').click();
  const words = page.getByRole('heading', { name: text(siteLocale, 'common', 'error.unexpected') });
  await expect(words).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(visits.get('/blogs')).toBeUndefined();

  await page.getByRole('link', { name: text(siteLocale, 'common', 'error.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(words).toBeHidden();
});

for (const storage of ['available', 'refused'] as const) {
  test(`a page whose own code never loads reloads once and stays readable, storage ${storage} @ar-phone @4.11 @8.4`, async ({
    page,
    siteLocale,
  }) => {
    if (storage === 'refused') {
      await page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }
      });
    }
    const visits = countVisits(page);
    await page.route(codeUrl('faq'), (route) => route.abort());
    await page.goto('/FAQ', { waitUntil: 'commit' });
    await expect(incompleteNote(page, siteLocale)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(visits.get('/FAQ')).toBe(2);

    // A navigation by the visitor tries again; the page itself does not.
    await page.goto('/FAQ', { waitUntil: 'commit' });
    await expect(incompleteNote(page, siteLocale)).toBeVisible();
    expect(visits.get('/FAQ')).toBe(3);
  });
}

test('code that fails once is loaded by the single reload @ar-phone', async ({ page, siteLocale }) => {
  const visits = countVisits(page);
  await page.route(codeUrl('faq'), (route) =>
    (visits.get('/FAQ') ?? 0) > 1 ? route.continue() : route.abort(),
  );
  await page.goto('/FAQ', { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(incompleteNote(page, siteLocale)).toBeHidden();
  expect(visits.get('/FAQ')).toBe(2);
});

test('a partly filled form survives the reload @ar-phone', async ({ page }) => {
  await page.goto('/maintenance');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name="full_name"]').fill('سارة عبدالله الغامدي');
  await form.locator('[name="mobile"]').fill('0501234567');
  const visits = countVisits(page);
  // A failing part that no code handles, such as a feature loaded on demand.
  await page.evaluate(() => {
    void Promise.reject(Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' }));
  });
  await expect.poll(() => visits.get('/maintenance')).toBe(1);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(form.locator('[name="full_name"]')).toHaveValue('سارة عبدالله الغامدي');
  await expect(form.locator('[name="mobile"]')).toHaveValue('0501234567');
});

test('a note says that an optional part failed again, and the form stays unchanged @ar-phone', async ({
  page,
  siteLocale,
}) => {
  await page.addInitScript(() => (window.name = `;reloaded=${Date.now()}`));
  await page.goto('/maintenance');
  const name = page.getByRole('main').locator('[name="full_name"]');
  await name.fill('سارة عبدالله الغامدي');
  await page.evaluate(() => {
    void Promise.reject(Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' }));
  });
  // Floating elements are hidden while a field has the focus.
  await name.blur();
  await expect(incompleteNote(page, siteLocale)).toBeVisible();
  await expect(name).toHaveValue('سارة عبدالله الغامدي');
});
