import { expect, test } from '@playwright/test';
import { editing } from './editor';

const { siteUrl } = editing;

for (const { prefix, language, answer, category, newAnswer, alt } of [
  {
    prefix: '',
    language: 'ar',
    answer: 'نعم، لكل وحدة صك مستقل باسم مالكها.',
    category: 'البيع',
    newAnswer: 'نعم، راسلنا.',
    alt: 'الرئيس التنفيذي أمام المقر',
  },
  {
    prefix: '/en',
    language: 'en',
    answer: 'Yes, every home has a deed in the name of its owner.',
    category: 'Selling',
    newAnswer: 'Yes, write to us.',
    alt: 'The chief executive in front of the head office',
  },
]) {
  test(`visitors see what editors saved (${prefix || '/'})`, async ({ page }) => {
    await page.goto(`${siteUrl}${prefix}/FAQ#separate-deed`);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible();
    await page.goto(`${siteUrl}${prefix}/FAQ#sell-my-apartment`);
    await expect(page.getByText(newAnswer)).toBeVisible();
    await page.goto(siteUrl + (prefix || '/'));
    const picture = page.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test(`visitors of an address that editors redirect arrive in their language (${prefix || '/'})`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl}${prefix}/old-offers`);
    // Once it runs, the page takes the language out of the address.
    expect(new URL(page.url()).pathname).toMatch(/^(?:\/en)?\/projects$/);
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('visitors read the text of the interface that editors changed', async ({ page }) => {
  await page.goto(`${siteUrl}/about`);
  await expect(page.getByRole('link', { name: 'نص جديد' })).toBeAttached();
});

test('pages of visitors ask for nothing of the editing page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const address of ['/', '/FAQ', '/en/about']) {
    await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
  }
  expect(asked.filter((address) => address.startsWith('/admin'))).toEqual([]);
});

for (const { locale, dir } of [
  { locale: 'ar-SA', dir: 'rtl' },
  { locale: 'en-US', dir: 'ltr' },
]) {
  test(`the editing page online asks no other host until somebody signs in (${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const foreign: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(siteUrl).host) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(`${siteUrl}/admin`);
    await expect(page.getByRole('button', { name: /GitHub/ }).first()).toBeVisible();
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
    await context.close();
  });
}
