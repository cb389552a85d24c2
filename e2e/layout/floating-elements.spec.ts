import { expect, test } from '../support/fixtures';
import { saveUnitToShortlist } from '../support/page-checks';
import { text } from '../support/texts';

test('floating elements do not overlap, and are hidden while a field has the focus @10.14', async ({
  page,
  siteLocale,
}) => {
  await saveUnitToShortlist(page);
  await page.goto('/projects/contact');
  await page.evaluate(() => document.documentElement.setAttribute('data-incomplete', ''));
  const contact = page.getByRole('button', {
    name: text(siteLocale, 'common', 'contactButton.open'),
    exact: true,
  });
  const parts = [
    contact,
    page.getByRole('link', { name: new RegExp(`^${text(siteLocale, 'common', 'compare.open')} \\(`) }),
    page.getByText(text(siteLocale, 'common', 'error.incomplete')).locator('..'),
  ];
  for (const width of [320, 390, 820]) {
    await test.step(`at ${width} px they do not overlap`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const boxes = [];
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
        boxes.push(await part.boundingBox());
      }
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          if (!one || !other) throw new Error('Every part is on the screen');
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect.soft(apart, `two parts at ${width} px`).toBe(true);
        }
      }
    });
  }
  await test.step('the open contact button stays on the screen', async () => {
    await contact.click();
    await expect(
      page.getByRole('link', { name: text(siteLocale, 'common', 'contactButton.chat') }),
    ).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
  });

  await test.step('a field with the focus hides them', async () => {
    await page.getByRole('main').getByRole('textbox').first().focus();
    for (const part of parts) await expect(part).toBeHidden();
    await page.getByRole('main').getByRole('textbox').first().blur();
    for (const part of parts) await expect(part).toBeVisible();
  });
});
