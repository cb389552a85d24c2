/** Pages are fetched ahead where the network allows it, and only there. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

const connections = [
  { name: 'with data saving', connection: { saveData: true, effectiveType: '4g' }, ahead: false },
  { name: 'on 2g', connection: { saveData: false, effectiveType: '2g' }, ahead: false },
  { name: 'on a good network', connection: { saveData: false, effectiveType: '4g' }, ahead: true },
];

function pagesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const path = /\/page-data\/(.+)\/page-data\.json/.exec(request.url())?.[1];
    if (path) fetched.push(path);
  });
  return fetched;
}

for (const { name, connection, ahead } of connections) {
  test(`${name} links are ${ahead ? '' : 'not '}prefetched`, async ({ page, siteLocale }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const fetched = pagesFetched(page);
    await page.goto('/about');
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs'), exact: true });
    await link.scrollIntoViewIfNeeded();
    if (ahead) await expect.poll(() => fetched).toContain('blogs');
    else {
      await page.waitForLoadState('networkidle');
      expect(fetched).not.toContain('blogs');
    }
    await link.click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'blogs', 'title'));
  });
}
