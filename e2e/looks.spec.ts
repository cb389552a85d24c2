/**
 * The looks of the pages that carry the design, against reference pictures. Photographs are masked: they are content,
 * and they would make the pictures heavy. After an intended change: `npm run test:e2e -- e2e/looks.spec.ts -u`.
 */
import { expect, test } from './support/fixtures';

const pages = {
  home: '/',
  project: '/projects/detail/alyasmin-gardens',
  list: '/projects',
  form: '/projects/contact',
  FAQ: '/FAQ',
} as const;

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} page looks as it was designed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime('2026-11-21T09:00:00+03:00');
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      animations: 'disabled',
      maxDiffPixelRatio: 0.01,
      mask: [page.locator('main picture, main img, main video'), page.locator('[data-changes]')],
      maskColor: '#e9dfcf',
    });
  });
}
