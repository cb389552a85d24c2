import { expect, test } from '../support/fixtures';
import { drawer, menuButton, menuNavigation } from '../support/menu';
import { setTextSize } from '../support/page-checks';
import { text } from '../support/texts';

test('with text of twice the size the menu, the language and register interest are reachable on a phone, upright and on its side, and on a desktop @2.38', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/about');
  await setTextSize(page, 2);
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect(menuButton(page, siteLocale)).toBeInViewport({ ratio: 1 });
      await menuButton(page, siteLocale).click();
      const menu = drawer(page, siteLocale);
      const entries = menuNavigation(menu, siteLocale).getByRole('link');
      const language = page.getByRole('button', { name: siteLocale === 'ar' ? 'English' : 'العربية' });
      const interest = page.getByRole('link', {
        name: text(siteLocale, 'common', 'nav.interest'),
        exact: true,
      });
      const last = entries.last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      const back = menu.getByRole('button', { name: text(siteLocale, 'common', 'back') });
      await back.click();
      await expect(menu).toBeHidden();
      if (!(await interest.first().isVisible())) await menuButton(page, siteLocale).click();
      for (const control of [language.filter({ visible: true }), interest.filter({ visible: true })]) {
        await control.first().scrollIntoViewIfNeeded();
        await expect(control.first()).toBeInViewport({ ratio: 1 });
      }
      if (await menu.isVisible()) await back.click();
    });
  }
});
