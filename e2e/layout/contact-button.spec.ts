import type { Page } from '@playwright/test';
import { internationalDigits } from '../../src/lib/phone';
import type { Locale } from '../../src/i18n/locales';
import { fetchProfile, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { changeProfile } from '../support/page';
import { text } from '../support/texts';

const partsOf = (page: Page, locale: Locale) => ({
  button: page.getByRole('button', { name: text(locale, 'common', 'contactButton.open'), exact: true }),
  call: page.getByRole('link', { name: text(locale, 'common', 'contactButton.call') }),
  chat: page.getByRole('link', { name: text(locale, 'common', 'contactButton.chat') }),
});

test('the contact button offers a call to the first phone and a WhatsApp chat, opens and closes by click and keyboard, and covers no text of the footer @2.47 @2.48 @2.49 @4.8', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await page.goto('/about');
  const { button, call, chat } = partsOf(page, siteLocale);

  await test.step('it offers a call to the first phone and a WhatsApp chat', async () => {
    const { phone1 } = await fetchProfile(apiUrl);
    await expect(call).toBeHidden();
    await button.click();
    await expect(call).toHaveAttribute('href', `tel:+${internationalDigits(phone1 ?? '')}`);
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/966\d{9}$/);
    await button.click();
  });

  await test.step('it opens and closes by click and keyboard, and closes by a click elsewhere', async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(call).toBeVisible();
    await button.click();
    await expect(call).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(call).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chat).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(chat).toBeHidden();
  });

  await test.step('neither it nor back-to-top covers text of the footer', async () => {
    const backToTop = page.getByRole('button', { name: text(siteLocale, 'common', 'backToTop') });
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(backToTop).toBeVisible();
      const floating = [await button.boundingBox(), await backToTop.boundingBox()];
      for (const words of await page.getByRole('contentinfo').locator('p > span').all()) {
        const other = await words.boundingBox();
        for (const box of floating) {
          if (!box || !other) throw new Error('What floats and the words are on the page');
          const apart =
            other.x + other.width <= box.x ||
            other.x >= box.x + box.width ||
            other.y + other.height <= box.y ||
            other.y >= box.y + box.height;
          expect.soft(apart, `${await words.textContent()} at ${width} px`).toBe(true);
        }
      }
    }
  });
});

test('there is no call without a WhatsApp number in the profile @2.48', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  await changeProfile(page, () => ({ whatsapp: null }));
  const { phone2 } = await fetchProfile(apiUrl);
  await page.goto('/about');
  const { button, call, chat } = partsOf(page, siteLocale);
  await button.click();
  await expect(call).toHaveCount(0);
  await expect(chat).toHaveAttribute('href', `https://wa.me/${internationalDigits(phone2 ?? '')}`);
});

for (const { chance, number } of [
  { chance: 0.1, number: 'whatsapp' },
  { chance: 0.9, number: 'phone2' },
] as const) {
  test(`a random choice decides whether a chat goes to the second phone or the WhatsApp number: ${number} @2.50`, async ({
    page,
    siteLocale,
    apiUrl,
  }) => {
    const profile = await fetchProfile(apiUrl);
    const address = `https://wa.me/${internationalDigits(profile[number] ?? '')}`;
    // The random choice is mocked.
    await page.addInitScript((value) => (Math.random = () => value), chance);
    await page.goto('/about');
    const { button, chat } = partsOf(page, siteLocale);
    await button.click();
    await expect(chat).toHaveAttribute('href', address);

    // The choice is kept for the session.
    await page.addInitScript((value) => (Math.random = () => value), 1 - chance);
    await page.goto('/FAQ');
    await button.click();
    await expect(chat).toHaveAttribute('href', address);
  });
}

test('the choice of a number works without storage', async ({ page, siteLocale, apiUrl }) => {
  const { phone2 } = await fetchProfile(apiUrl);
  await page.addInitScript(() => {
    Math.random = () => 0.9;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  const { button, chat } = partsOf(page, siteLocale);
  await button.click();
  await expect(chat).toHaveAttribute('href', `https://wa.me/${internationalDigits(phone2 ?? '')}`);
});

test('a chat from a project page starts with the project’s name, in the visitor’s language @2.49', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  await page.goto('/projects/detail/alyasmin-gardens');
  const { button, chat } = partsOf(page, siteLocale);
  await button.click();
  const words = text(siteLocale, 'common', 'contactButton.aboutProject').replace(
    '{{project}}',
    project.name[siteLocale],
  );
  await expect(chat).toHaveAttribute('href', new RegExp(`\\?text=${encodeURIComponent(words)}$`));
});

test('the contact button opens without JavaScript', async ({ browser, baseURL, siteLocale }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies([{ name: 'locale', value: siteLocale, url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.goto('/about');
  const { button, call, chat } = partsOf(page, siteLocale);
  await button.click();
  await expect(call).toBeVisible();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/966\d{9}$/);
  await context.close();
});
