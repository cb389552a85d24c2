import type { Locator } from '@playwright/test';
import { enquiryForms, fillForm, expectedRow, sendButton, type EnquiryForm } from './support/enquiry-forms';
import { gateFaults } from './support/fault-gate';
import { enquiriesOf, expect, newPerson, openTab, test } from './support/outbox';
import { refuseStorage } from './support/refuse-storage';
import { text } from './support/texts';

const words = {
  down: 'breaks the connection',
  refused: 'takes no connection',
  hang: 'does not answer',
  500: 'answers 500',
  429: 'answers 429',
  cut: 'stores it, and the answer is lost',
} as const;

for (const fault of gateFaults) {
  test(`the enquiry of each form is stored when the API ${words[fault]}, and arrives once @7.36 @7.41`, async ({
    context,
    gate,
    db,
    siteLocale,
  }) => {
    await gate.setFault(fault);
    const sent = await Promise.all(
      enquiryForms.map(async (form) => {
        const page = await openTab(context, form.path);
        const who = newPerson();
        const area = await fillForm(page, siteLocale, form, who);
        await sendButton(area, siteLocale).click();
        return { form, who, area };
      }),
    );
    for (const { area } of sent) {
      await expect(area.getByText(text(siteLocale, 'enquiries', 'saved'))).toBeVisible({ timeout: 15_000 });
    }

    await gate.setFault(undefined);
    for (const { area } of sent) await expectDelivered(area, siteLocale);
    for (const { form, who } of sent) {
      const rows = await enquiriesOf(db, who);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject(expectedRow(form, who, siteLocale));
    }
  });
}

async function expectDelivered(area: Locator, locale: 'ar' | 'en') {
  await expect(area.getByText(text(locale, 'enquiries', 'delivered'))).toBeVisible({ timeout: 30_000 });
  await expect(area).toContainText(/SH-\d{5,}/);
}

test('the enquiry of each form is stored without a connection, and arrives when it is back @7.38', async ({
  context,
  db,
  siteLocale,
}) => {
  const open = await Promise.all(
    enquiryForms.map(async (form) => {
      const page = await openTab(context, form.path);
      const who = newPerson();
      return { form, who, area: await fillForm(page, siteLocale, form, who) };
    }),
  );
  await context.setOffline(true);
  for (const { area } of open) {
    await sendButton(area, siteLocale).click();
    await expect(area.getByText(text(siteLocale, 'enquiries', 'saved'))).toBeVisible({ timeout: 15_000 });
  }
  await context.setOffline(false);
  for (const { area } of open) await expectDelivered(area, siteLocale);
  for (const { form, who } of open) {
    expect(await enquiriesOf(db, who)).toEqual([expect.objectContaining(expectedRow(form, who, siteLocale))]);
  }
});

test('the enquiry of each form arrives from another page when its tab was closed @7.39', async ({
  context,
  page,
  gate,
  db,
  siteLocale,
}) => {
  await gate.setFault('hang');
  const sent = await Promise.all(
    enquiryForms.map(async (form) => {
      const tab = await openTab(context, form.path);
      const who = newPerson();
      const area = await fillForm(tab, siteLocale, form, who);
      const underWay = tab.waitForRequest((request) => request.method() === 'POST');
      await sendButton(area, siteLocale).click();
      await underWay;
      return { form, who, tab };
    }),
  );
  for (const { tab } of sent) await tab.close();
  await gate.setFault(undefined);

  await page.goto('/about');
  const notice = page.getByRole('region', { name: text(siteLocale, 'common', 'outbox.label') });
  await expect(notice.getByText(text(siteLocale, 'common', 'outbox.delivered'))).toHaveCount(5, {
    timeout: 15_000,
  });
  for (const { form, who } of sent) {
    const rows = await enquiriesOf(db, who);
    expect(rows).toEqual([expect.objectContaining(expectedRow(form, who, siteLocale))]);
    await expect(notice).toContainText(String(rows[0]?.reference));
  }
});

test('the enquiry of each form arrives where the browser refuses storage @7.40', async ({
  context,
  gate,
  db,
  siteLocale,
}) => {
  await context.addInitScript({ content: refuseStorage });
  await gate.setFault('500');
  const send = async (form: EnquiryForm) => {
    const page = await openTab(context, form.path);
    const who = newPerson();
    const area = await fillForm(page, siteLocale, form, who);
    await sendButton(area, siteLocale).click();
    await expect(area.getByText(text(siteLocale, 'enquiries', 'savedInTab'))).toBeVisible({
      timeout: 15_000,
    });
    return { form, who, area };
  };
  const sent = await Promise.all(enquiryForms.map(send));
  await gate.setFault(undefined);
  for (const { area } of sent) await expectDelivered(area, siteLocale);
  for (const { form, who } of sent) {
    expect(await enquiriesOf(db, who)).toEqual([expect.objectContaining(expectedRow(form, who, siteLocale))]);
  }
});
