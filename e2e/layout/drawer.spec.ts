import { locales } from '../../src/i18n/locales';
import { createAxe } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { drawer, isWide, menuButton, menuNavigation } from '../support/menu';
import { holdScripts, scrollTo } from '../support/page';
import { text } from '../support/texts';

test.beforeEach(async ({ page }) => {
  if (isWide(page)) await page.setViewportSize({ width: 1024, height: 768 });
});

test('the menu button opens a drawer at the start side, its first row or a click outside closes it, and a wide screen has none @2.33 @2.34 @4.7', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/about');
  const button = menuButton(page, siteLocale);
  const dialog = drawer(page, siteLocale);
  const width = page.viewportSize()?.width ?? 0;

  await test.step('the menu button opens a drawer at the start side, and its first row closes it', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog).toHaveCount(0);

    await button.click();
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && (siteLocale === 'ar' ? width - box.x - box.width : box.x);
      })
      .toBeCloseTo(0);
    expect((await dialog.boundingBox())?.width).toBe(360);

    const back = dialog.getByRole('button').first();
    await expect(back).toHaveText(text(siteLocale, 'common', 'back'));
    await expect(back).toBeFocused();
    expect((await back.boundingBox())?.height).toBe(80);
    await back.click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a click outside the drawer closes it', async () => {
    await button.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(siteLocale === 'ar' ? 10 : width - 10, 400);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the page behind the drawer does not scroll', async () => {
    await scrollTo(page, 300);
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.mouse.move(5, 400);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
  await test.step('the wide screen has the whole menu and no menu button', async () => {
    await scrollTo(page, 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(button).toBeHidden();
    await expect(menuNavigation(page.getByRole('banner'), siteLocale)).toBeVisible();
  });
});

test('the drawer keeps the focus, satisfies axe, and on phones has register interest and the language @4.7', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/about');
  const button = menuButton(page, siteLocale);
  const dialog = drawer(page, siteLocale);

  await test.step('Tab and Shift+Tab stay in the drawer, and Escape returns the focus to the menu button', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    const back = dialog.getByRole('button').first();
    await expect(back).toBeFocused();

    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    const focusableCount = await dialog.locator('a:visible, button:visible, summary:visible').count();
    for (let stop = 1; stop < focusableCount; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await inside(), `stop ${stop}`).toBe(true);
      await expect(back).not.toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
    await expect(back).not.toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('axe finds nothing in the open drawer', async () => {
    await button.click();
    await dialog.getByText(text(siteLocale, 'common', 'nav.numbers')).click();
    await expect(dialog.getByRole('link', { name: text(siteLocale, 'common', 'phone.sales') })).toBeVisible();
    const { violations } = await createAxe(page).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('on phones the drawer has register interest and the language, which keeps it open', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button.click();
    const interest = text(siteLocale, 'common', 'nav.interest');
    await expect(dialog.getByRole('link', { name: interest })).toBeVisible();
    const target = siteLocale === 'ar' ? 'en' : 'ar';
    await dialog.getByRole('button', { name: locales[target].name }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', locales[target].dir);
    const back = drawer(page, target).getByRole('button').first();
    await expect(back).toHaveText(text(target, 'common', 'back'));
  });
});

test('over the film of the home page the header is white while the drawer is open @4.9', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/');
  await menuButton(page, siteLocale).click();
  await expect(drawer(page, siteLocale)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('an entry of the drawer opens its page and closes the drawer', async ({ page, siteLocale }) => {
  await page.goto('/about');
  for (const [key, path] of [
    ['faq', '/FAQ'],
    ['faq', '/FAQ'],
    ['blogs', '/blogs'],
  ] as const) {
    await menuButton(page, siteLocale).click();
    const dialog = drawer(page, siteLocale);
    await menuNavigation(dialog, siteLocale)
      .getByRole('link', { name: text(siteLocale, 'common', `nav.${key}`) })
      .click();
    await expect(page).toHaveURL(path);
    await expect(dialog).toHaveCount(0);
  }
});

test('a menu opened before hydration becomes the drawer afterwards', async ({ page, siteLocale }) => {
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByLabel(text(siteLocale, 'common', 'menu')).click();
  await expect(menuNavigation(header, siteLocale).getByRole('link')).not.toHaveCount(0);
  release();
  await expect(drawer(page, siteLocale)).toBeVisible();
});

test('when the code of the drawer does not load, the menu still opens', async ({
  page,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Loading chunk/);
  await page.goto('/about');
  await page.route('**/*.js', (route) => route.abort());
  await menuButton(page, siteLocale).click();
  const header = page.getByRole('banner');
  await expect(
    menuNavigation(header, siteLocale).getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') }),
  ).toBeVisible();
});
