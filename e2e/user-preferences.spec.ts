import { expect, test } from './support/fixtures';

test('with reduced motion no transition lasts longer than 10 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((duration) => parseFloat(duration)),
      ),
    ),
  );
  expect(longest).toBeLessThan(0.01);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('with more contrast secondary text is as dark as the rest', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/about');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const lead = page.getByRole('main').locator('p').first();
  await expect(lead).toHaveCSS('color', ink);
});

test('with forced colours buttons keep a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/intrest');
  const send = page.getByRole('main').getByRole('button').last();
  await expect(send).toHaveCSS('border-top-style', 'solid');
  expect(
    parseFloat(await send.evaluate((button) => getComputedStyle(button).borderTopWidth)),
  ).toBeGreaterThan(0);
});

test('in print no element floats', async ({ page }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return style.position === 'fixed' && style.display !== 'none' && element.getClientRects().length > 0;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(floating).toEqual([]);
});
