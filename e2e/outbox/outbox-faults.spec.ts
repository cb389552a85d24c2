import type { Locator } from '@playwright/test';
import { enquiryForms, fillForm, expectedRow, sendButton, type Person } from '../support/enquiry-forms';
import { gateFaults } from '../support/fault-gate';
import { enquiriesOf, expect, newPerson, openTab, test } from '../support/outbox';
import { refuseStorage } from '../support/refuse-storage';
import { text } from '../support/texts';

const words = {
  down: 'breaks the connection',
  refused: 'takes no connection',
  hang: 'does not answer',
  500: 'answers 500',
  429: 'answers 429',
  cut: 'stores it, and the answer is lost',
} as const;

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

for (const form of enquiryForms) {
  test(`the enquiry of the ${form.kind} form is stored however it cannot be sent, and arrives once @ar-phone @7.36 @7.38 @7.39 @7.41`, async ({
    context,
    page,
    gate,
    db,
    siteLocale,
  }) => {
    test.slow();
    await page.goto(form.path);
    const send = async () => {
      const who = newPerson();
      const area = await fillForm(page, siteLocale, form, who);
      await sendButton(area, siteLocale).click();
      return { who, area };
    };
    const expectStored = (area: Locator) =>
      expect(area.getByText(text(siteLocale, 'enquiries', 'saved'))).toBeVisible({ timeout: 15_000 });
    const expectOneRow = async (who: Person) => {
      const rows = await enquiriesOf(db, who);
      expect(rows).toEqual([expect.objectContaining(expectedRow(form, who, siteLocale))]);
      return String(rows[0]?.reference);
    };

    for (const fault of gateFaults) {
      await test.step(`the API ${words[fault]}`, async () => {
        await gate.setFault(fault);
        const { who, area } = await send();
        await expectStored(area);
        await gate.setFault(undefined);
        await expectDelivered(area, siteLocale);
        await expectOneRow(who);
      });
    }

    await test.step('there is no connection', async () => {
      await context.setOffline(true);
      const { who, area } = await send();
      await expectStored(area);
      await context.setOffline(false);
      await expectDelivered(area, siteLocale);
      await expectOneRow(who);
    });

    await test.step('its tab is closed before the API has answered', async () => {
      await gate.setFault('hang');
      const underWay = page.waitForRequest((request) => request.method() === 'POST');
      const { who } = await send();
      await underWay;
      await page.close();
      await gate.setFault(undefined);
      const next = await openTab(context, '/about');
      const notice = next.getByRole('region', { name: text(siteLocale, 'common', 'outbox.label') });
      await expect(notice.getByText(text(siteLocale, 'common', 'outbox.delivered'))).toBeVisible({
        timeout: 15_000,
      });
      await expect(notice).toContainText(await expectOneRow(who));
    });
  });
}

async function expectDelivered(area: Locator, locale: 'ar' | 'en') {
  await expect(area.getByText(text(locale, 'enquiries', 'saved'))).toHaveCount(0, { timeout: 30_000 });
  await expect(area.getByText(text(locale, 'enquiries', 'delivered'))).toBeVisible({ timeout: 30_000 });
  await expect(area).toContainText(/SH-\d{5,}/);
}

test('the enquiry of each form arrives where the browser refuses storage @ar-phone @7.40', async ({
  context,
  page,
  gate,
  db,
  siteLocale,
}) => {
  test.slow();
  await context.addInitScript({ content: refuseStorage });
  for (const form of enquiryForms) {
    await gate.setFault('500');
    await page.goto(form.path);
    const who = newPerson();
    const area = await fillForm(page, siteLocale, form, who);
    await sendButton(area, siteLocale).click();
    await expect(area.getByText(text(siteLocale, 'enquiries', 'savedInTab'))).toBeVisible({
      timeout: 15_000,
    });
    await gate.setFault(undefined);
    await expectDelivered(area, siteLocale);
    expect(await enquiriesOf(db, who)).toEqual([expect.objectContaining(expectedRow(form, who, siteLocale))]);
  }
});
