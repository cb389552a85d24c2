import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

/** Whether the footer is on the screen in the frames of the next page, until the page is as high as it will be. */
const watchFooter = () => {
  const heading = () => document.querySelector('main h1');
  const old = heading();
  const seen: boolean[] = [];
  const record = () => {
    const isNew = heading() !== null && heading() !== old;
    const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
    if (isNew) seen.push(top < innerHeight);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(window, { footerSeen: seen });
};

for (const height of [800, 2400]) {
  test(`on a screen of ${height} pixels a page arrives without a footer that jumps, and whole`, async ({
    page,
    siteLocale,
  }) => {
    const { width = 390 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height });
    await page.goto('/projects');
    await page.evaluate(watchFooter);
    await page.getByRole('main').locator(`a[href="${demoProjectPath}"]`).first().click();
    const main = page.getByRole('main');
    await expect(main.locator('#interest')).toBeAttached();
    const nav = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
    await nav.getByRole('link', { name: text(siteLocale, 'projects', 'detail.about') }).click();
    await expect(nav.locator('[aria-current]')).toHaveText(text(siteLocale, 'projects', 'detail.about'));
    const seen = await page.evaluate(() => (window as unknown as { footerSeen: boolean[] }).footerSeen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
  });
}
