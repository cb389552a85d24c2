import { allPlugins, expect, test } from '../support/own-organization';
import { searchField, suggestions } from '../support/search';
import { text } from '../support/texts';

/** Each with its page, an article that links to it, and the questions that are only about it. */
for (const [plugin, section, article, ...questions] of [
  ['Rental', '/rentals', 'rent-or-buy', 'available-rentals', 'water-and-electricity'],
  ['Consultant', '/consultation', 'rent-or-buy'],
  ['Maintenance', '/maintenance', 'maintenance-by-season', 'maintenance-request'],
] as const) {
  test(`without the ${plugin} plugin nothing links to ${section}, its own page says so, and the FAQ omits the questions that are only about it @ar-phone @1.14`, async ({
    page,
    siteLocale,
    profile,
  }) => {
    const links = page.locator(`a[href="${section}"], a[href^="${section}/"]`);
    const surfaces = ['/', '/about', '/FAQ', `/blogs/${article}`, '/projects'];
    await profile.setPlugins(allPlugins.filter((name) => name !== plugin));
    for (const surface of surfaces) {
      await test.step(surface, async () => {
        await page.goto(surface);
        await expect(links).toHaveCount(0);
        if (surface !== '/FAQ') return;
        for (const question of questions) await expect(page.locator(`#${question}`)).toHaveCount(0);
        await expect(page.locator('#transaction-tax')).toBeVisible();
      });
    }
    await test.step('search', async () => {
      await searchField(page).fill(siteLocale === 'ar' ? 'شقة' : 'apartment');
      await expect(suggestions(page).first()).toBeVisible();
      await expect(page.locator(`[data-href^="${section}"]`)).toHaveCount(0);
      await expect(links).toHaveCount(0);
    });
    await test.step(section, async () => {
      await page.goto(section);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(siteLocale, 'common', `notOffered.${plugin}`),
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
    await test.step('turned on again', async () => {
      await profile.setPlugins(allPlugins);
      await page.goto(`/blogs/${article}`);
      await expect(page.getByRole('article').locator(`a[href="${section}"]`).first()).toBeVisible();
      if (questions.length === 0) return;
      await page.goto('/FAQ');
      for (const question of questions) await expect(page.locator(`#${question}`)).toBeVisible();
    });
  });
}
