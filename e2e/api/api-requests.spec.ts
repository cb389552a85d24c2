import type { Request } from '@playwright/test';
import { demoOrganizationKey } from '../support/api';
import { fillForm, formOf, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { allRoutes } from '../support/routes';

test('every call has an Accept header and the organization key, and nothing that identifies the visitor @en-desktop @6.1 @7.2', async ({
  page,
  apiUrl,
  siteLocale,
}) => {
  const contact = formOf('contact');
  const calls: Request[] = [];
  page.on('request', (request) => {
    const call = request.url().startsWith(`${apiUrl}/`) && request.url().includes('/public/');
    if (call && request.method() !== 'OPTIONS') calls.push(request);
  });
  await test.step('the visitor opens pages and sends a form', async () => {
    for (const [path, call] of [
      ['/', 'projects/latest'],
      ['/projects', 'projects/list'],
      ['/projects?status_id=Completed', 'projects/apartments'],
      ['/rentals?has_ac=true', 'rentals/list'],
      ['/maintenance', 'lookups/maintenance-types'],
    ] as const) {
      const called = page.waitForRequest((request) => request.url().includes(`/public/${call}`));
      await page.goto(path);
      await called;
    }
    await page.goto(contact.path);
    const area = await fillForm(page, siteLocale, contact, {
      full_name: 'نورة سعد العتيبي',
      mobile: '0551234567',
    });
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
  });

  await test.step('pages and forms have called the API', () => {
    const paths = new Set(calls.map((call) => new URL(call.url()).pathname.replace('/api/v1/public/', '')));
    expect([...paths]).toEqual(
      expect.arrayContaining([
        'organizations/me',
        'projects/latest',
        'projects/list',
        'projects/apartments',
        'rentals/list',
        'lookups/maintenance-types',
        'contactus/create',
      ]),
    );
  });

  await test.step('each call has the headers of the contract, and no others that matter', async () => {
    for (const call of calls) {
      const headers = await call.allHeaders();
      expect(headers['accept'], call.url()).toContain('application/json');
      expect(headers['x-organization-key'], call.url()).toBe(demoOrganizationKey);
      expect(headers['authorization'], call.url()).toBeUndefined();
      expect(headers['cookie'], call.url()).toBeUndefined();
    }
  });
});

test('no page requires a login @en-desktop @1.16 @2.1 @8.3', async ({ page, apiUrl, consoleGuard }) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await allRoutes(apiUrl)) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('input[type="password"]'), path).toHaveCount(0);
    const login = page.getByText(/\b(?:log|sign) ?in\b|تسجيل الدخول|حسابي/i);
    await expect(login, path).toHaveCount(0);
  }
});
