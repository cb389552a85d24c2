/** What a phone loads of a page's pictures before the visitor scrolls. */
import type { Page, Response } from '@playwright/test';
import { demoProject } from '../support/api';
import { expect, test } from '../support/fixtures';

/** Lighthouse's phone. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** KB (1,000 bytes) of photographs that each page may load until it is at rest. */
const pages = {
  '/': 90,
  '/about': 60,
  '/projects': 130,
  [`/projects/detail/${demoProject}`]: 50,
  [`/projects/share/${demoProject}`]: 40,
  '/rentals': 80,
  '/rentals/rnt-2001': 30,
  '/blogs': 150,
  '/blogs/how-to-read-a-floor-plan': 20,
};

for (const [path, limit] of Object.entries(pages)) {
  test(`a phone loads no more than ${limit} KB of photographs of ${path}, one of them before others @ar-phone`, async ({
    page,
  }) => {
    const photographs = await photographsOf(page, path);
    const bytes = photographs.reduce((sum, { body }) => sum + body.length, 0);
    test.info().annotations.push({ type: 'KB', description: (bytes / 1000).toFixed(1) });
    expect(photographs.filter(({ type }) => type !== 'image/avif')).toEqual([]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(limit * 1000);
    const first = page.getByRole('main').locator('img[fetchpriority="high"]');
    await expect(first).toHaveCount(1);
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(first).toBeInViewport();
    await expect(page.locator('main img:not([loading="lazy"])')).toHaveCount(1);
  });
}

test('a small picture of a row is no larger than its place needs @ar-phone', async ({ page }) => {
  await page.goto(`/projects/detail/${demoProject}`);
  const small = page.locator('#about li img').first();
  await small.scrollIntoViewIfNeeded();
  await expect(small).toHaveJSProperty('complete', true);
  const { shown, loaded } = await small.evaluate(async (element) => {
    const image = new Image();
    image.src = (element as HTMLImageElement).currentSrc;
    await image.decode();
    return { shown: element.clientWidth * devicePixelRatio, loaded: image.naturalWidth };
  });
  expect(loaded).toBeGreaterThanOrEqual(shown);
  expect(loaded).toBeLessThan(shown * 1.5);
});

test.describe('in a browser that does not know AVIF @ar-phone', () => {
  // Chromium refuses the API to a page that a test answers.
  test.use({ javaScriptEnabled: false });

  test('the pictures are JPEG', async ({ page }) => {
    await page.route('**/projects', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('image/avif', 'image/unknown'),
      });
    });
    await page.goto('/projects');
    const picture = page.getByRole('main').getByRole('article').first().locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    const [width, file] = await picture.evaluate((element) => {
      const { naturalWidth, currentSrc } = element as HTMLImageElement;
      return [naturalWidth, currentSrc];
    });
    expect(width).toBeGreaterThan(0);
    expect(file).toMatch(/\.jpg$/);
  });
});

/** Raster pictures that a page requests until the network is idle. */
async function photographsOf(page: Page, path: string) {
  const answers: Response[] = [];
  const listen = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.startsWith('image/') && type !== 'image/svg+xml') answers.push(response);
  };
  page.on('response', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', listen); // later responses cannot be read after the test has ended
  return Promise.all(
    answers.map(async (answer) => ({ type: answer.headers()['content-type'], body: await answer.body() })),
  );
}
