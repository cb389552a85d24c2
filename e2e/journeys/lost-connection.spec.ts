import { fieldByName, sendButton, waitForHumanPace } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { enquiriesOf, newPerson } from '../support/outbox';
import { text } from '../support/texts';

test.use({ viewport: { width: 360, height: 740 } });

test('without a connection the page stays and the enquiry is stored, and with a connection both continue @ar-phone', async ({
  page,
  context,
  siteLocale,
  db,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.goto('/projects/detail/alyasmin-gardens');
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  await test.step('a link leaves the page unchanged and says that the connection is lost', async () => {
    await context.setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(siteLocale, 'common', 'nav.privacy') })
      .click();
    await expect(
      page
        .getByText(siteLocale === 'ar' ? /اتصال|الشبكة|الإنترنت/ : /connection|offline/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(heading).toHaveText(name);
  });

  await test.step('with a connection the link opens', async () => {
    await context.setOffline(false);
    await expect(page).toHaveURL('/privacy');
    await expect(heading).not.toHaveText(name);
  });

  const who = newPerson();
  const area = page.getByRole('form');
  await test.step('the enquiry is stored on the device and not called sent', async () => {
    await page.goto('/intrest');
    await fieldByName(area, siteLocale, 'full_name').fill(who.full_name);
    await fieldByName(area, siteLocale, 'mobile').fill(who.mobile);
    await waitForHumanPace(page);
    await context.setOffline(true);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).not.toBeEmpty();
    await expect(area.getByRole('status')).not.toContainText(/SH-\d/);
    expect(await enquiriesOf(db, who)).toEqual([]);
  });

  await test.step('with a connection it arrives once', async () => {
    await context.setOffline(false);
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/, { timeout: 30_000 });
    expect(await enquiriesOf(db, who)).toHaveLength(1);
  });
});
