import { locales } from '../../src/i18n/locales';
import { demoProject } from '../support/api';
import { expect, test } from '../support/own-records';
import { leaveFor } from '../support/page';
import { withoutPage } from '../support/served-pages';
import { text } from '../support/texts';
import { unitsText } from '../support/units';
import { renamedProject, withdrawnAdverts } from '../support/withdrawn-adverts';
import { contentLanguages } from '../../src/lib/localized-text';

const [project, , unit, rental] = withdrawnAdverts;

/** The browser names each answer of 410, and the API's 404 for the record. */
const expected = /404|410/;

for (const { kind, address, name } of withdrawnAdverts) {
  test(`${address} is answered with 410, says so, and offers others @en-desktop @11.9`, async ({
    page,
    siteLocale,
    consoleGuard,
  }) => {
    consoleGuard.allow(expected);
    const response = await page.goto(address);
    expect(response?.status()).toBe(410);
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
    const isOfUnit = kind === 'unit' && name.en !== project.name.en;
    const ofKind = {
      project: text(siteLocale, 'projects', 'removed.title').replace('{{project}}', name[siteLocale]),
      unit: isOfUnit
        ? unitsText(siteLocale, 'explorer.removed')
        : text(siteLocale, 'projects', 'removed.title').replace('{{project}}', name[siteLocale]),
      rental: text(siteLocale, 'rentals', 'removed.title'),
      blog: text(siteLocale, 'blogs', 'removed.title'),
    };
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofKind[kind]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const others = page.locator('section#similar').getByRole('heading', { level: 3 }).getByRole('link');
    await expect(others).toHaveCount(3);
    const href = (await others.first().getAttribute('href')) ?? '';
    await others.first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ofKind[kind]);
  });
}

test.describe('what the server sends @en-desktop', () => {
  test.use(withoutPage);

  test('without JavaScript a withdrawn project offers others, in both languages @11.9', async ({
    request,
  }) => {
    for (const locale of contentLanguages) {
      const response = await request.get(locales[locale].localePrefix + project.address);
      expect(response.status()).toBe(410);
      const html = await response.text();
      expect(html).toContain(project.name[locale]);
      expect(
        html.match(/href="[^"]*\/projects\/detail\/(?!withdrawn)[^"/]+"/g)?.length,
      ).toBeGreaterThanOrEqual(3);
    }
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    for (const { address } of withdrawnAdverts) expect(sitemap).not.toContain(`${address}<`);
  });

  test('the three earlier addresses of a renamed project lead to its new ones @11.9', async ({ request }) => {
    const { slug, earlierSlug } = renamedProject;
    for (const { localePrefix } of Object.values(locales)) {
      for (const route of ['detail', 'contact', 'share']) {
        const response = await request.get(`${localePrefix}/projects/${route}/${earlierSlug}?a=1`, {
          maxRedirects: 0,
          headers: { 'Accept-Language': 'ar' },
        });
        expect(response.status()).toBe(301);
        expect(response.headers()['location']).toBe(`${localePrefix}/projects/${route}/${slug}?a=1`);
      }
    }
  });

  test('the three pages of a withdrawn project are gone, and nothing else below them @11.9', async ({
    request,
  }) => {
    for (const route of ['detail', 'contact', 'share']) {
      expect((await request.get(`/projects/${route}/withdrawn-project`)).status()).toBe(410);
    }
    expect((await request.get('/projects/detail/withdrawn-project/other')).status()).toBe(404);
    expect((await request.get(`/projects/detail/${demoProject}`)).status()).toBe(200);
  });
});

test('an advert that is published again shows before the next build @en-desktop @11.9', async ({
  page,
  siteLocale,
  records,
  consoleGuard,
}) => {
  consoleGuard.allow(expected);
  await records.changeProject(demoProject, { slug: 'withdrawn-project' });
  await page.goto(project.address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    text(siteLocale, 'projects', 'removed.title').replace('{{project}}', project.name[siteLocale]),
  );
  await expect(page.locator('section#units')).toBeVisible();
  await page.goto('/projects/contact/withdrawn-project');
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.contact') }),
  ).toBeVisible();
  await expect(page.locator('section#units')).toHaveCount(0);
  await page.goto(project.address);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('without the API a withdrawn advert says so all the same @en-desktop @11.9', async ({
  page,
  siteLocale,
  records,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|410/);
  records.setReachable(false);
  await page.goto(rental.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(siteLocale, 'rentals', 'removed.title'),
  );
  await page.goto(unit.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unitsText(siteLocale, 'explorer.removed'));
  await expect(page.locator('section#similar').getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('the open site leads on from the earlier address of a project @en-desktop @11.9', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(expected);
  await page.goto('/projects');
  // As by a link in a tab that was opened before the project had its new address.
  await leaveFor(page, `/projects/detail/${renamedProject.earlierSlug}`);
  await expect(page).toHaveURL(`/projects/detail/${renamedProject.slug}`);
  await expect(page.locator('section#units')).toBeVisible();
});
