import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { setConnection } from '../support/page';
import { text } from '../support/texts';

const connections = [
  { name: 'with data saving', connection: { saveData: true, effectiveType: '4g' }, ahead: false },
  { name: 'on 2g', connection: { saveData: false, effectiveType: '2g' }, ahead: false },
  { name: 'on slow 2g', connection: { saveData: false, effectiveType: 'slow-2g' }, ahead: false },
  { name: 'on a good network', connection: { saveData: false, effectiveType: '4g' }, ahead: true },
];

/** Prefetch links of a page. Playwright does not see the requests that the browser makes for them. */
const prefetched = (page: Page, path: string) =>
  page.locator(`link[rel="prefetch"][href*="/page-data${path}/"]`);

for (const { name, connection, ahead } of connections) {
  test(`${name} links are ${ahead ? '' : 'not '}prefetched @ar-phone @9.6`, async ({ page, siteLocale }) => {
    await setConnection(page, connection);
    await page.goto('/about');
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs'), exact: true });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const fetched = prefetched(page, '/blogs');
    // Gatsby prefetches the links on the screen a few at a time, seconds apart, once for each link.
    if (ahead) {
      await expect(fetched.first()).toBeAttached({ timeout: 20_000 });
      // All of its code, so that the press fetches none: its own chunk and those that pages share.
      const chunks = await page.evaluate(
        () =>
          (window.___chunkMapping as Record<string, string[]>)['component---src-pages-blogs-index-tsx'] ?? [],
      );
      expect(chunks.length).toBeGreaterThan(1);
      for (const chunk of chunks) {
        await expect(page.locator(`link[rel="prefetch"][href="${chunk}"]`).first()).toBeAttached();
      }
    } else {
      await link.hover(); // Gatsby fetches the whole page on hover
      await page.waitForTimeout(500);
      await expect(fetched).toHaveCount(0);
      expect(requested.filter((path) => path.startsWith('/page-data/blogs/'))).toEqual([]);
    }
    await link.click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'blogs', 'title'));
  });
}
