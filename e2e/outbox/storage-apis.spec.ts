import { fillForm, formOf, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { enquiriesOf, newPerson } from '../support/outbox';
import { refusing, removing, storageApis } from '../support/refuse-storage';

for (const api of storageApis) {
  for (const [words, script] of [
    ['refuses', refusing(api)],
    ['does not have', removing(api)],
  ] as const) {
    test(`a browser that ${words} ${api} shows the page and sends the enquiry once @ar-phone @7.40`, async ({
      page,
      siteLocale,
      db,
    }) => {
      await page.addInitScript({ content: script });
      const form = formOf('interest');
      const who = newPerson();
      await page.goto(form.path);
      const area = await fillForm(page, siteLocale, form, who);
      await sendButton(area, siteLocale).click();
      await expect(area.getByRole('status').filter({ hasText: /SH-\d{5,}/ })).toBeVisible({
        timeout: 20_000,
      });
      expect(await enquiriesOf(db, who)).toHaveLength(1);
    });
  }
}
