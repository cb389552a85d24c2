import { fillForm, formOf } from '../support/enquiry-forms';
import {
  enquiriesOf,
  expect,
  newPerson,
  openTab,
  sendUndelivered,
  storedEnquiryData,
  test,
} from '../support/outbox';
import { text } from '../support/texts';

// Tests here set the clock.
test.use({ ownPage: true });

const interest = formOf('interest');

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

test('an enquiry sent before the code of the outbox was loaded is stored and arrives @ar-phone', async ({
  page,
  context,
  db,
  siteLocale,
}) => {
  await page.goto(interest.path);
  const who = newPerson();
  const area = await fillForm(page, siteLocale, interest, who);
  await page.evaluate((early) => localStorage.setItem(`enquiry-early-${early.id}`, JSON.stringify(early)), {
    id: who.full_name,
    createdAt: Date.now(),
    enquiry: {
      form: 'interest',
      text: who.full_name,
      body: { ...who, locale: siteLocale, page_path: interest.path },
    },
  });
  await expect(area).toBeVisible();
  await openTab(context, interest.path);
  await page.close();
  await expect.poll(async () => (await enquiriesOf(db, who)).length).toBe(1);
});

test('after seven days the visitor is asked to call or write, with the text ready @ar-phone @7.42', async ({
  page,
  gate,
  siteLocale,
}) => {
  const { who } = await sendUndelivered({ page, gate, siteLocale }, interest, 'saved');

  await page.clock.setFixedTime(Date.now() + 7 * 24 * 3_600_000);
  await page.goto('/about');
  const notice = page.getByRole('region', { name: text(siteLocale, 'common', 'outbox.label') });
  await expect(notice.getByText(text(siteLocale, 'common', 'outbox.expired'))).toBeVisible();
  await expect(notice).toContainText(who.full_name);
  const write = notice.getByRole('link', { name: text(siteLocale, 'common', 'outbox.sendOnWhatsApp') });
  const address = new URL((await write.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://wa.me');
  expect(address.searchParams.get('text')).toContain(who.full_name);
  await expect(notice.getByRole('link', { name: text(siteLocale, 'common', 'outbox.call') })).toHaveAttribute(
    'href',
    /^tel:\+966/,
  );
  await notice.getByRole('button', { name: text(siteLocale, 'common', 'outbox.discard') }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => storedEnquiryData(page)).not.toContain(who.full_name);
});

test('a page without a form does not load the outbox while no enquiry waits @ar-phone @7.54', async ({
  page,
}) => {
  const names: string[] = [];
  page.on('response', (response) => names.push(response.url()));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    names.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).not.toContain('createObjectStore');
});
