import { expect, test } from '../support/fixtures';
import { holdScripts } from '../support/page';
import { text } from '../support/texts';

test('the picture at the top arrives before any script is asked for @ar-phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/');
  expect(asked).toContain('script');
  expect(asked.indexOf('image')).toBeGreaterThan(0);
  expect(asked.indexOf('image')).toBeLessThan(asked.indexOf('script'));
});

test('nothing that hydration needs is fetched twice @ar-phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/projects');
  const needed = asked.filter((url) => /\.js$|\/page-data\//.test(url));
  expect(needed.filter((url) => needed.indexOf(url) !== needed.lastIndexOf(url))).toEqual([]);
});

test('a link pressed before hydration opens its page @ar-phone', async ({ page, siteLocale }) => {
  await holdScripts(page);
  await page.goto('/FAQ', { waitUntil: 'commit' });
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') });
  await link.first().click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button pressed while the page hydrates is pressed once @ar-phone', async ({ page, siteLocale }) => {
  const open = text(siteLocale, 'common', 'contactButton.open');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript((name) => {
    new MutationObserver((_changes, observer) => {
      if (!('hydrating' in document.documentElement.dataset)) return;
      observer.disconnect();
      document.documentElement.dataset['hydratedAtPress'] = String(
        'hydrated' in document.documentElement.dataset,
      );
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrating'] });
  }, open);
  await page.goto('/FAQ');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated-at-press', 'false');
  await expect(page.locator('button[aria-expanded=true]')).toHaveCount(1);
});
