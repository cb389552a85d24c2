import { locales } from '../../src/i18n/locales';
import { demoProjectPath } from '../support/api';
import { expect, test } from '../support/fixtures';
import { isWide } from '../support/menu';
import { holdScripts } from '../support/page';
import { searchField, findButton } from '../support/search';
import { text } from '../support/texts';
import { unitsSection } from '../support/units';

const hydrated = 'html[data-hydrated]';

test.describe('while scripts are held back', () => {
  test.beforeEach(async ({ page }) => void (await holdScripts(page)));

  test.afterEach(({ page }) => expect(page.locator(hydrated)).not.toBeAttached());

  test('the menu opens, and leads to another page, @8.10 @ar-phone', async ({ page, siteLocale }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    const banner = page.getByRole('banner');
    if (!isWide(page)) await banner.getByLabel(text(siteLocale, 'common', 'menu'), { exact: true }).click();
    await banner
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.rentals'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/rentals$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'rentals', 'title'));
  });

  test('the language changes @8.10', async ({ page, siteLocale }) => {
    const other = siteLocale === 'ar' ? 'en' : 'ar';
    await page.goto('/FAQ', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: locales[other].name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(
      page.getByRole('banner').getByRole('button', { name: locales[siteLocale].name }),
    ).toBeVisible();
  });

  test('a call and a WhatsApp chat are offered @8.10', async ({ page, siteLocale }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const open = text(siteLocale, 'common', 'contactButton.open');
    await page.getByRole('button', { name: open, exact: true }).click();
    const call = page.getByRole('link', { name: text(siteLocale, 'common', 'contactButton.call') });
    const chat = page.getByRole('link', { name: text(siteLocale, 'common', 'contactButton.chat') });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', /^tel:\+966/);
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/966/);
  });

  test('a sentence is searched for @8.10', async ({ page, siteLocale }) => {
    const sentence = siteLocale === 'ar' ? 'شقة في الرياض' : 'flat in Riyadh';
    await page.goto('/', { waitUntil: 'commit' });
    await searchField(page).fill(sentence);
    await findButton(page, siteLocale).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/projects' && searchParams.get('find') === sentence,
    );
  });

  test('a home of the units opens @8.10', async ({ page }) => {
    await page.goto(demoProjectPath, { waitUntil: 'commit' });
    const home = unitsSection(page).locator('a[data-unit]').first();
    const id = (await home.getAttribute('data-unit')) ?? '';
    await home.click();
    await expect(page).toHaveURL(`${demoProjectPath}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the next page of a list opens @8.10', async ({ page }) => {
    await page.goto('/blogs', { waitUntil: 'commit' });
    await page.getByRole('main').locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/blogs\?page=2$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what is typed into the search while scripts are on their way is there afterwards, and is found @8.10', async ({
  page,
  siteLocale,
}) => {
  const sentence = siteLocale === 'ar' ? 'شقة في الرياض' : 'flat in Riyadh';
  const release = await holdScripts(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  await searchField(page).fill(sentence);
  release();
  await expect(page.locator(hydrated)).toBeAttached();
  await expect(searchField(page)).toHaveValue(sentence);
  await findButton(page, siteLocale).click();
  await expect(page.getByRole('main').locator('[data-home]').first()).toBeVisible();
});
