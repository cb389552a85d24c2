import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { demoProject, demoProjectPath, fetchProject, findUnit } from '../support/api';
import { fieldByName } from '../support/enquiry-forms';
import { expect, test } from '../support/own-records';
import { navigateTo } from '../support/page';
import { searchField, suggestions } from '../support/search';
import { text } from '../support/texts';
import { compareText } from '../support/units';

const newName = { ar: 'اسم جديد للمشروع', en: 'A new name of the project' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const fillPlaceholders = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((words, [name, value]) => words.replace(`{{${name}}}`, value), sentence);
const removedTitle = (locale: Locale, name: string) =>
  fillPlaceholders(text(locale, 'projects', 'removed.title'), { project: name });

test('the three pages of a project show the current data of the API, with the pictures of the build @ar-phone @7.12', async ({
  page,
  siteLocale,
  records,
  consoleGuard,
}) => {
  // Each page is left at once, also while its units are being requested.
  consoleGuard.allow(/ERR_FAILED.*apartments/);
  await records.changeProject(demoProject, {
    name: newName,
    status: 'Completed',
    launch_date: '2027-03-01T09:00:00Z',
    licence: {
      kind: 'advertising',
      number: '7200999999',
      expires_at: '2099-01-01',
      url: 'https://licence.example/7200999999',
    },
  });
  await records.changeUnits(demoProject, { price: 1_234_000 });
  await test.step('the detail page shows them', async () => {
    await page.goto(demoProjectPath);
    await expect(heading(page)).toHaveText(newName[siteLocale]);
    await expect(page).toHaveTitle(new RegExp(newName[siteLocale]));
    await expect(
      main(page)
        .getByText(text(siteLocale, 'projects', 'status.Completed'))
        .first(),
    ).toBeVisible();
    await expect(
      main(page)
        .getByText(/1,234,000/)
        .first(),
    ).toBeVisible();
    await expect(
      main(page)
        .getByText(/7200999999/)
        .first(),
    ).toBeVisible();
    await expect(
      main(page)
        .getByText(text(siteLocale, 'projects', 'detail.nextPhase'))
        .first(),
    ).toBeVisible();
    await expect(main(page).locator('picture img').first()).toHaveAttribute('src', /^\/static\//);
  });

  await test.step('also on the share and contact pages', async () => {
    for (const route of ['share', 'contact']) {
      await page.goto(`/projects/${route}/${demoProject}`);
      await expect(heading(page)).toContainText(newName[siteLocale]);
      await expect(
        main(page)
          .getByText(/7200999999/)
          .first(),
      ).toBeVisible();
    }
  });

  await test.step('Back shows cached data, also when the API is unavailable', async () => {
    await page.goto(demoProjectPath);
    await expect(heading(page)).toHaveText(newName[siteLocale]);
    await navigateTo(page, '/about');
    records.setReachable(false);
    await page.goBack();
    await expect(heading(page)).toHaveText(newName[siteLocale]);
  });
});

test('a withdrawn project is removed from every page @ar-phone @7.13', async ({
  page,
  siteLocale,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { name } = await fetchProject(apiUrl);
  const was = name[siteLocale];
  const shortlisted = await findUnit(apiUrl, 'available', 3);
  await page.goto(`${demoProjectPath}?unit=${shortlisted.unit.id}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') })
    .click();
  await records.changeProject(demoProject, { status: 'Draft' });

  await test.step('its own page says so, and offers other projects and the interest form', async () => {
    await page.goto(demoProjectPath);
    await expect(heading(page)).toHaveText(removedTitle(siteLocale, was));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const similar = page.getByRole('region', { name: text(siteLocale, 'projects', 'similar') });
    const offered = page.locator('section#similar').getByRole('heading', { level: 3 });
    await expect(offered.or(similar).first()).toBeVisible();
    await expect(offered.filter({ hasText: was })).toHaveCount(0);
    await expect(
      main(page).getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') }),
    ).toBeVisible();
  });
  await test.step('so do its share and contact pages', async () => {
    for (const route of ['share', 'contact']) {
      await navigateTo(page, `/projects/${route}/${demoProject}`);
      await expect(heading(page)).toHaveText(removedTitle(siteLocale, was));
    }
  });
  await test.step('the home page, the list and the choosers omit it', async () => {
    for (const path of ['/', '/projects', '/projects/detail', '/projects/share']) {
      await navigateTo(page, path);
      await expect(main(page).getByRole('link').first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: was })).toHaveCount(0);
    }
  });
  await test.step('the search does not find it', async () => {
    await navigateTo(page, '/projects');
    await Promise.all([page.waitForResponse(/search-index\.json$/), searchField(page).fill(was)]);
    await expect(suggestions(page).filter({ hasText: was })).toHaveCount(0);
    await page.goto(`/projects?q=${encodeURIComponent(was)}`);
    await expect(main(page).getByRole('link', { name: was })).toHaveCount(0);
  });
  await test.step('the comparison says that the shortlisted unit is no longer offered', async () => {
    await navigateTo(page, '/projects/compare');
    const message =
      fillPlaceholders(compareText(siteLocale, 'noLongerOffered'), { date: '' }).split('.')[0] ?? '';
    await expect(main(page).getByText(message).first()).toBeVisible();
  });
});

test('a sold-out project says so, and offers other projects and the general form @ar-phone @7.14', async ({
  page,
  siteLocale,
  records,
  apiUrl,
}) => {
  const { name } = await fetchProject(apiUrl);
  await records.changeUnits(demoProject, { state: 'sold' });
  await page.goto(demoProjectPath);
  await expect(
    main(page).locator('strong', { hasText: text(siteLocale, 'projects', 'soldOut.sold') }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: text(siteLocale, 'projects', 'soldOut.interest') }),
  ).toBeVisible();
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.interest') }),
  ).toBeVisible();
  await expect(page.locator('section#similar').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await navigateTo(page, '/');
  await expect(page.locator('section#sale-units').getByRole('link', { name: name[siteLocale] })).toHaveCount(
    0,
  );
});

test('a response that arrives while the visitor types neither clears nor removes the form @ar-phone @7.19', async ({
  page,
  siteLocale,
  records,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { name } = await fetchProject(apiUrl);
  await records.changeProject(demoProject, { name: newName });
  let release = records.delayResponses();
  await page.goto(demoProjectPath);
  const typed = fieldByName(main(page), siteLocale, 'full_name');
  await typed.fill('نورة سعد القحطاني');
  release();
  await expect(heading(page)).toHaveText(newName[siteLocale]);
  await expect(typed).toHaveValue('نورة سعد القحطاني');

  await records.changeProject(demoProject, { status: 'Draft' });
  release = records.delayResponses();
  await page.reload();
  await typed.fill('نورة سعد القحطاني');
  release();
  await expect(
    page.getByRole('alert').filter({ hasText: removedTitle(siteLocale, name[siteLocale]) }),
  ).toBeVisible();
  await expect(typed).toHaveValue('نورة سعد القحطاني');
});
