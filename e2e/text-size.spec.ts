import config from '../playwright.config';
import { expect, test } from './support/fixtures';
import { drawer, menuButton, menuNavigation } from './support/menu';
import { findCoveredElements, findTextProblems } from './support/page-checks';
import { allRoutes } from './support/routes';
import { text } from './support/texts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const) {
  test(`with text of twice the size the menu, the language and register interest are reachable at ${width} px @2.38`, async ({
    page,
    siteLocale,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
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
    await menu.getByRole('button', { name: text(siteLocale, 'common', 'back') }).click();
    await expect(menu).toBeHidden();
    if (!(await interest.first().isVisible())) await menuButton(page, siteLocale).click();
    for (const control of [language.filter({ visible: true }), interest.filter({ visible: true })]) {
      await control.first().scrollIntoViewIfNeeded();
      await expect(control.first()).toBeInViewport({ ratio: 1 });
    }
  });
}

test('text of twice the size is neither clipped nor covered, on any page @10.16', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await allRoutes(apiUrl)) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findTextProblems(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findCoveredElements(page), `${path}, below what floats`).toEqual([]);
  }
});
