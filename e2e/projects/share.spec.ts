import { demoProject, demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

const address = `/projects/share/${demoProject}`;

test('WhatsApp, X and email share the name and the link of the project @en-desktop @2.9', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { name } = await fetchProject(apiUrl);
  await page.goto(address);
  const main = page.getByRole('main');
  for (const channel of ['whatsapp', 'twitter', 'email'] as const) {
    const link = main.getByRole('link', { name: text(siteLocale, 'projects', `share.${channel}`) });
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(href, channel).toContain(name[siteLocale]);
    expect(href, channel).toContain(demoProjectPath);
  }
});

test('the link is shown and can be copied @en-desktop @2.9', async ({ page, context, siteLocale }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const link = page.getByRole('textbox', { name: text(siteLocale, 'projects', 'share.link') });
  await expect(link).toHaveValue(new RegExp(`/projects/detail/${demoProject}$`));
  await page.getByRole('button', { name: text(siteLocale, 'projects', 'share.copy') }).click();
  await expect(
    page.getByRole('button', { name: text(siteLocale, 'projects', 'share.copied') }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
});

test('the QR code opens the page of the project @en-desktop', async ({ page, siteLocale }) => {
  await page.goto(address);
  const code = page.getByRole('img', { name: text(siteLocale, 'projects', 'share.qr') });
  await expect(code.locator('svg path, svg rect').first()).toBeAttached();
});

test('the device’s own share dialog is offered where there is one @en-desktop', async ({
  page,
  siteLocale,
}) => {
  // Headless Chromium has no share dialog, so it is mocked.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto(address);
  await page.getByRole('button', { name: text(siteLocale, 'projects', 'share.more') }).click();
  await expect(page).toHaveTitle(new RegExp(`shared .*/projects/detail/${demoProject}`));
});
