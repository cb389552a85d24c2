import type { Locator } from '@playwright/test';
import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';
import { unitLinks, showResultsButton } from '../support/lists';
import { findButton, homeRows, searchField } from '../support/search';
import { text } from '../support/texts';

test.describe('on a phone of 360 px @ar-phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const locale of ['ar', 'en'] as const) {
    test.describe(locale, () => {
      test.use({ siteLocale: locale });

      test(`a family finds what four rooms up to 1.2 million in Riyadh cost in 8 taps at most (${locale}) @12.11`, async ({
        page,
        apiUrl,
      }) => {
        let taps = 0;
        const tap = async (what: Locator) => {
          await what.tap();
          taps += 1;
        };
        await page.goto('/');
        const city = { ar: 'الرياض', en: 'Riyadh' }[locale];
        await tap(searchField(page));
        await page.keyboard.type(city);
        await tap(findButton(page, locale));
        await expect(page).toHaveURL('/projects?city=riyadh');
        await tap(page.getByRole('button', { name: text(locale, 'lists', 'open') }));
        const dialog = page.getByRole('dialog', { name: text(locale, 'lists', 'title') });
        const rooms = dialog.getByRole('group', { name: text(locale, 'conditions', 'legend.rooms') });
        await tap(rooms.getByRole('checkbox', { name: '4' }));
        const budget = dialog.getByRole('textbox', { name: text(locale, 'common', 'priceLimit.label') });
        await tap(budget);
        await budget.fill('1200000');
        await tap(dialog.getByRole('button', { name: showResultsButton }));
        await expect(page).toHaveURL('/projects?rooms=4&price_max=1200000&city=riyadh');
        const homes = unitLinks(page);
        const client = createClient(apiUrl);
        const list = await expectData(client.GET('/public/projects/list'));
        const inRiyadh = list.data.filter((project) => project.city.en === 'Riyadh').map(({ id }) => id);
        const { data } = await expectData(
          client.POST('/public/projects/apartments', {
            body: { available_only: true, rooms: [4], price_max: 1_200_000, sort: 'price_asc' },
          }),
        );
        const cheapest = data.find(({ project_id }) => inRiyadh.includes(project_id))?.price ?? 0;
        await expect(
          homeRows(page)
            .filter({ hasText: cheapest.toLocaleString('en') })
            .first(),
        ).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await tap(homes.first());
        await expect(page).toHaveURL(/\/projects\/detail\/[^/]+\/[^/]+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const tax = Math.round(cheapest * 0.05);
        await expect(page.locator('[data-cost="total"]')).toContainText(
          (cheapest + tax).toLocaleString('en'),
        );
        expect(taps).toBeLessThanOrEqual(8);
      });
    });
  }
});
