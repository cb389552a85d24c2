import { expect, test } from '../support/fixtures';

const brick = 'rgb(179, 50, 44)';
const words = {
  rent: { ar: /كم يبلغ إيجار الشقة الجديدة/, en: /rent of a new apartment|new apartment/ },
  categories: { ar: 'أقسام الأسئلة', en: 'Question categories' },
  band: { ar: 'سؤالك مختلف؟', en: 'Is your question different?' },
  contact: { ar: 'اتصل بنا', en: 'Contact us' },
} as const;

test('an answer opens and closes by keyboard, above a red line @1.8 @9.17', async ({ page }) => {
  await page.goto('/FAQ');
  const item = page.locator('#rent-share-of-value details');
  const answer = item.getByText('8%');
  await expect(answer).toBeHidden();
  await expect(item).toHaveCSS('border-block-end', `1px solid ${brick}`);
  await item.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
  await expect(item).toHaveCSS('border-block-end', `2px solid ${brick}`);
  await item.locator('summary').press('Enter');
  await expect(answer).toBeHidden();
});

test('the address of a question opens it, below the header', async ({ page }) => {
  await page.goto('/FAQ#rent-share-of-value');
  const item = page.locator('#rent-share-of-value');
  await expect(item.getByText('8%')).toBeVisible();
  await expect(item.locator('summary')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const box = await item.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
});

test('each category links to its questions', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  const nav = page.getByRole('navigation', { name: words.categories[siteLocale] });
  await expect(nav.getByRole('link')).toHaveCount(3);
  const last = nav.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  const region = page.getByRole('region', { name });
  await expect(region).toBeInViewport();
  await expect(region.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('visitors with another question reach the contact page', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  await expect(page.getByRole('heading', { level: 2, name: words.band[siteLocale] })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.contact[siteLocale] }).click();
  await expect(page).toHaveURL(/\/projects\/contact$/);
  await expect(page.getByRole('form')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers open without JavaScript', async ({ page }) => {
    await page.goto('/FAQ');
    const item = page.locator('#rent-share-of-value details');
    await item.locator('summary').click();
    await expect(item.getByText('8%')).toBeVisible();
  });
});
