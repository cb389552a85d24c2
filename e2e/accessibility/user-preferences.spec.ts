import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';
import { unitsSection } from '../support/units';

test('with reduced motion no transition lasts longer than 10 ms @en-desktop', async ({ page }) => {
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

test('with more contrast secondary text is as dark as the rest @en-desktop', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/about');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const lead = page.getByRole('main').locator('p').first();
  await expect(lead).toHaveCSS('color', ink);
});

test('with forced colours buttons keep a border @en-desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/intrest');
  const send = page.getByRole('main').getByRole('button').last();
  await expect(send).toHaveCSS('border-top-style', 'solid');
  expect(
    parseFloat(await send.evaluate((button) => getComputedStyle(button).borderTopWidth)),
  ).toBeGreaterThan(0);
});

test('with forced colours one section is current, and a state looks in the legend as in the grid @en-desktop', async ({
  page,
  siteLocale,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(demoProjectPath);
  const sections = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
  await sections.scrollIntoViewIfNeeded();
  await expect(sections.locator('[aria-current]')).toHaveCount(1);
  const ground = await sections.evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const lines = sections
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomColor));
  expect((await lines).filter((colour) => colour !== ground)).toHaveLength(1);

  const units = unitsSection(page);
  await units.scrollIntoViewIfNeeded();
  await expect(units.locator('[data-variant]').first()).toBeVisible();
  const borderOf = (selector: string) =>
    units
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return [borderTopStyle, borderTopWidth];
      });
  for (const state of ['available', 'reserved', 'sold']) {
    if ((await units.locator(`[data-variant='${state}']`).count()) === 0) continue;
    expect(await borderOf(`[data-state='${state}']`), state).toEqual(
      await borderOf(`[data-variant='${state}']`),
    );
  }
});

test('in print no element floats @en-desktop', async ({ page }) => {
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
