import { test } from './support/fixtures';
import { openFilters } from './support/lists';
for (const width of [360, 1280]) {
  test(`shots ${width}`, async ({ page, siteLocale }) => {
    await page.setViewportSize({ width, height: 900 });
    const shot = (name: string) => page.screenshot({ path: `/tmp/h-finder-shots/${siteLocale}-${width}-${name}.png` });
    await page.goto('/');
    await page.getByRole('region', { name: /ابحث عن بيت|Find a home/ }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await shot('home');
    await page.goto('/projects?rooms=4&city=riyadh&near=school');
    await page.waitForTimeout(1500);
    await page.evaluate(() => window.scrollTo(0, 300));
    await shot('homes');
    await openFilters(page, siteLocale);
    await page.waitForTimeout(1000);
    await shot('dialog');
    await page.goto('/projects?rooms=1&price_max=100000&city=riyadh');
    await page.waitForTimeout(1500);
    await page.evaluate(() => window.scrollTo(0, 300));
    await shot('relax');
  });
}
