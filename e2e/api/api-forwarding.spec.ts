import type { Request, Route } from '@playwright/test';
import { fillForm, formOf, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { enquiriesOf, newPerson } from '../support/outbox';

/** Makes the build call its own origin, as one with GATSBY_API_FORWARDED=on does. */
test.beforeEach(async ({ page, apiUrl }) => {
  const rewrite = async (route: Route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replaceAll(`"${apiUrl}"`, '""') });
  };
  // Code that is still on its way when the page is left fails, and nobody misses it.
  await page.route(/\.js$/, (route) => rewrite(route).catch(() => undefined));
});

test('with forwarded calls pages and forms reach the API through the site, without preflights and cookies @en-desktop @6.1 @7.2', async ({
  page,
  apiUrl,
  db,
  baseURL,
  siteLocale,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\//.test(request.url())) calls.push(request);
  });
  const person = newPerson();

  await page.goto('/');
  const paths = () => calls.map((call) => new URL(call.url()).pathname.replace('/api/v1/public/', ''));
  await expect.poll(paths).toEqual(expect.arrayContaining(['organizations/me', 'projects/latest']));
  const contact = formOf('contact');
  await page.goto(contact.path);
  const area = await fillForm(page, siteLocale, contact, person);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  expect(await enquiriesOf(db, person)).toHaveLength(1);

  expect(paths()).toContain('contactus/create');
  for (const call of calls) {
    expect(call.url()).toMatch(new RegExp(`^${baseURL}/api/v1/public/`));
    expect(call.url()).not.toContain(apiUrl);
    expect(call.method()).not.toBe('OPTIONS');
    expect((await call.allHeaders())['cookie']).toBeUndefined();
  }
  const answers = (await Promise.all(calls.map((call) => call.response()))).filter(
    (answer) => answer !== null,
  );
  // A call of a page that is left before its answer has none; the enquiry's was waited for.
  expect(answers.map((answer) => new URL(answer.url()).pathname)).toContain(
    '/api/v1/public/contactus/create',
  );
  for (const answer of answers) expect(answer.headers()['cache-control']).toBe('no-store');
});

test('a host that cannot reach the API keeps the enquiry, and it arrives later @en-desktop @7.38', async ({
  page,
  db,
  siteLocale,
  consoleGuard,
}) => {
  consoleGuard.allow(/50[24]/);
  let isAway = true;
  await page.route('**/contactus/create', (route) =>
    isAway
      ? route.fulfill({
          status: 502,
          contentType: 'application/problem+json; charset=utf-8',
          body: JSON.stringify({ title: 'Bad Gateway', status: 502 }),
        })
      : route.continue(),
  );
  const person = newPerson();
  const contact = formOf('contact');
  await page.goto(contact.path);
  const area = await fillForm(page, siteLocale, contact, person);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status').first()).not.toBeEmpty();
  expect(await enquiriesOf(db, person)).toEqual([]);
  isAway = false;
  await expect.poll(async () => (await enquiriesOf(db, person)).length, { timeout: 45_000 }).toBe(1);
});
