import { content } from '../support/content';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test.use({ viewport: { width: 1366, height: 768 } });

test('a journalist finds the chief executive, the year of foundation, an article and the contact page @ar-phone', async ({
  page,
  siteLocale,
}) => {
  const main = page.getByRole('main');
  await test.step('the page about the company has the year of foundation and the chief executive', async () => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.about') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content('about/intro').title[siteLocale],
    );
    await expect(main).toContainText('1989');
    await expect(main).toContainText(content('home/ceo-message').name[siteLocale]);
  });

  await test.step('an article opens under its title, and there is a feed', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.blogs') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'blogs', 'title'));
    await expect(page).toHaveURL('/blogs');
    const title = await main.getByRole('listitem').getByRole('heading').first().innerText();
    await main.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    await expect(page.locator('link[type="application/rss+xml"]')).not.toHaveCount(0);
  });

  await test.step('the contact page has the form and the email address', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.contact') })
      .click();
    await expect(page).toHaveURL('/projects/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('form')).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible();
  });
});
