import type { LocalizedText } from '../../src/lib/localized-text';
import { fetchProfile } from '../support/api';
import { content, contentRows } from '../support/content';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

interface Figure {
  before?: LocalizedText;
  value: number;
  format: 'year' | 'count';
  unit?: LocalizedText;
  label: LocalizedText;
}

const years = contentRows<{ year: number; text: LocalizedText }>('about/milestones');

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('about starts with its title, picture and introduction @1.7 @2.3', async ({ read, siteLocale }) => {
    const { page } = await read('/about');
    const { title, imageAlt, heading, lead } = content('about/intro');
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation').getByText(title[siteLocale])).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[siteLocale]);
    await expect(main.getByRole('img', { name: imageAlt[siteLocale] })).toBeInViewport();
    await expect(main.getByRole('heading', { level: 2, name: heading[siteLocale] })).toBeVisible();
    await expect(main.getByText(lead[siteLocale])).toBeVisible();
  });

  test('the figures of the company start with 1989, and the guarantee is “up to” @9.12', async ({
    read,
    siteLocale,
  }) => {
    const { page } = await read('/about');
    const figures = contentRows<Figure>('about/figures').map(({ before, value, format, unit }) => {
      const number = format === 'year' ? String(value) : value.toLocaleString('en');
      return [before?.[siteLocale], number, unit?.[siteLocale]].filter(Boolean).join(' ');
    });
    const [founded] = figures;
    expect(founded).toBe('1989');
    expect(figures).toContain(siteLocale === 'ar' ? 'حتى 30 عامًا' : 'up to 30 years');
    await expect(page.locator('#figures').getByRole('definition')).toHaveText(figures);
    for (const { label } of contentRows<Figure>('about/figures')) {
      const term = page.locator('#figures').getByRole('term').filter({ hasText: label[siteLocale] });
      await expect(term).toBeVisible();
    }
  });

  test('about has the message of the chief executive and the data of the profile', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const organization = await fetchProfile(apiUrl);
    const { quote, name, role } = content('home/ceo-message');
    const { page } = await read('/about');
    const main = page.getByRole('main');
    for (const words of [quote, name, role]) {
      await expect(main.locator('#ceo-message')).toContainText(words[siteLocale]);
    }
    const facts = main.locator('#company').getByRole('definition');
    await expect(facts).toHaveText([
      organization.legal_name?.[siteLocale] ?? '',
      String(organization.founded_year),
      organization.licence_number ?? '',
      organization.commercial_registration ?? '',
      organization.vat_number ?? '',
      (organization.address?.[siteLocale] ?? '') + text(siteLocale, 'common', 'company.map'),
      content('contact/details').hours[siteLocale],
      organization.national_address ?? '',
    ]);
    const office = main.getByRole('link', { name: text(siteLocale, 'common', 'company.map') });
    await expect(office).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
    const press = main.locator('#press');
    await expect(press.locator(`a[href='/brand/logo.svg'][download]`)).toBeVisible();
    await expect(press.getByRole('link', { name: organization.email ?? 'none' })).toBeVisible();
  });

  test('a guarantee of 30 years is never promised without “up to” @9.11', async ({ read, siteLocale }) => {
    const promise = siteLocale === 'ar' ? /(\S+\s+\S+\s+)30\s+عام/g : /(\S+\s+\S+\s+)30\s+years/gi;
    const limit = siteLocale === 'ar' ? /حتى|إلى/ : /up to/i;
    for (const path of ['/', '/about']) {
      const { page } = await read(path);
      const words = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
      const promises = [...words.matchAll(promise)].map(([, before = '']) => before);
      expect(promises.length, path).toBeGreaterThan(0);
      for (const before of promises) expect(before, path).toMatch(limit);
    }
  });

  test('the history of the company starts in 1989, oldest first @9.12', async ({ read, siteLocale }) => {
    const { page } = await read('/about');
    const history = page.getByRole('list').filter({ hasText: years[0]?.text[siteLocale] });
    await expect(history.getByRole('listitem')).toHaveText(
      years.map(({ year, text }) => new RegExp(`${year}\\s*${text[siteLocale].replace(/[.()]/g, '\\$&')}`)),
    );
    expect(years[0]?.year).toBe(1989);
    expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).sort((a, b) => a - b));
  });

  test('about repeats vision, mission and partners @2.3', async ({ read, siteLocale }) => {
    const { page } = await read('/about');
    const main = page.getByRole('main');
    for (const file of ['home/vision', 'home/mission']) {
      await expect(main.getByText(content(file).text[siteLocale])).toBeVisible();
    }
    for (const { name } of contentRows<{ name: LocalizedText }>('home/partners')) {
      await expect(main.getByRole('img', { name: name[siteLocale], exact: true })).toBeAttached();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('about is complete, pictures included @1.7', async ({ page, siteLocale }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    await expect(main.getByText(content('about/intro').lead[siteLocale])).toBeVisible();
    for (const { text } of years) await expect(main.getByText(text[siteLocale])).toBeVisible();
    const picture = main.getByRole('img', { name: content('about/intro').imageAlt[siteLocale] });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
