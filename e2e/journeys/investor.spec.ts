import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { content } from '../support/content';
import { fillAndSend } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { unitLinks } from '../support/lists';
import { searchField } from '../support/search';
import { text } from '../support/texts';

test.describe('on a phone of 360 px @ar-phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an investor finds two ready homes by a sentence and compares what they cost and bring in 6 taps at most @12.11', async ({
    page,
    siteLocale,
  }) => {
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.click();
      taps += 1;
    };
    const main = page.getByRole('main');
    await page.goto('/');
    await tap(searchField(page));
    await page.keyboard.type(
      { ar: 'شقة متاحة بالرياض تحت مليون', en: 'available flat in Riyadh under 1m' }[siteLocale],
    );
    await page.keyboard.press('Enter');
    await tap(unitLinks(page).first());
    const save = main.getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') }).first();
    await tap(save);
    await tap(main.locator('#similar a[href^="/projects/detail/"]').first());
    await tap(save);
    await tap(page.locator('a[href^="/projects/compare"]').first());
    for (const row of ['total', 'monthly', 'rent'])
      await expect(page.locator(`[data-row="${row}"] td`)).toHaveText([/\d/, /\d/]);
    expect(taps).toBeLessThanOrEqual(6);
  });
});

test.describe('on a desktop @ar-phone', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('an investor goes from the investment areas to units, reads about rental yield, and requests a consultation', async ({
    page,
    siteLocale,
    db,
  }) => {
    await test.step('an investment area links to its units', async () => {
      await page.goto('/');
      const band = page.locator('section').filter({
        has: page.getByRole('heading', {
          level: 2,
          name: content('home/investment-areas').heading[siteLocale],
        }),
      });
      const links = band.getByRole('link');
      expect(await links.count()).toBeGreaterThan(0);
      const address = (await links.first().getAttribute('href')) ?? '';
      await links.first().click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
      await page.goBack();
      await expect(band.getByRole('link').first()).toBeInViewport();
    });

    await test.step('the question about rent opens by its URL and says 7–8 %', async () => {
      await page.goto('/FAQ#rent-share-of-value');
      await expect(
        page
          .getByText(/7[%٪]|7–8/)
          .filter({ visible: true })
          .first(),
      ).toBeInViewport();
    });

    await test.step('the consultation is requested and stored', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text(siteLocale, 'common', 'nav.consultation') })
        .click();
      await expect(page).toHaveURL('/consultation');
      const area = page.getByRole('form');
      const name = `فهد محمد ${randomUUID().slice(0, 8)}`;
      await fillAndSend(area, siteLocale, {
        full_name: name,
        mobile: '٠٥٠١٢٣٤٥٦٧',
        consultation: 'أشتري شقة وأؤجرها، أم أنتظر؟',
      });
      await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
      const rows = await db('select kind, mobile from enquiries where full_name = $1', [name]);
      expect(rows).toEqual([{ kind: 'consultation', mobile: '0501234567' }]);
    });
  });
});
