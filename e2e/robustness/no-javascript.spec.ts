import { createClient, demoProjectPath, expectData, fetchProfile, fetchProject } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { allRoutes } from '../support/routes';
import { text } from '../support/texts';

test.describe('what the server sends @every-screen', () => {
  test.use(withoutPage);

  test('without JavaScript every page has its heading, its content and links that work', async ({
    read,
    apiUrl,
  }) => {
    test.slow();
    for (const path of await allRoutes(apiUrl)) {
      const { page } = await read(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
      await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
    }
  });

  test('without JavaScript the lists are shown and link to their pages', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { data: projects } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
    const names = projects.map(({ name }) => name[siteLocale]);
    const { page } = await read('/projects');
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    const shown = await cards.allTextContents();
    expect(shown.length).toBeGreaterThan(3);
    // The API may have more: a project is published after the build.
    expect(names).toEqual(expect.arrayContaining(shown));
    const link = page
      .getByRole('main')
      .getByRole('link', { name: shown[0] ?? '' })
      .first();
    await read((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0] ?? '');
  });

  test('without JavaScript the QR code of a licence is shown @2.81', async ({ read, siteLocale, apiUrl }) => {
    const { licence } = await fetchProject(apiUrl);
    const { page } = await read(demoProjectPath);
    const label = text(siteLocale, 'common', 'licence.qr').replace('{{number}}', licence?.number ?? '');
    await expect(page.getByRole('img', { name: label }).first().locator('svg')).toBeVisible();
  });

  for (const path of ['/projects/contact', '/consultation', '/maintenance', '/intrest']) {
    test(`without JavaScript the form of ${path} says to call or to write on WhatsApp`, async ({
      read,
      apiUrl,
    }) => {
      const organization = await fetchProfile(apiUrl);
      const { page } = await read(path);
      const main = page.getByRole('main');
      const phone = organization.phone1 ?? '';
      await expect(main.locator(`a[href="tel:${phone}"], a[href^="tel:"]`).first()).toBeVisible();
      await expect(main.locator('a[href^="https://wa.me/966"]').first()).toBeVisible();
    });
  }
});

test.describe('a visit @every-screen', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the menu opens on a phone and is in the header on a desktop', async ({
    page,
    siteLocale,
  }) => {
    await page.goto('/about');
    const menu = page.getByRole('banner');
    const projects = menu.getByRole('link', {
      name: text(siteLocale, 'common', 'nav.projects'),
      exact: true,
    });
    if (!(await projects.first().isVisible())) {
      await menu
        .locator('summary', { hasText: text(siteLocale, 'common', 'menu') })
        .or(menu.getByLabel(text(siteLocale, 'common', 'menu')))
        .first()
        .click();
    }
    await projects.first().click();
    await expect(page).toHaveURL('/projects');
  });
});
