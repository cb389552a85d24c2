/** Pages follow the API: what it changes, sells, lets or withdraws after the build shows at once, and nothing is lost. */
import type { Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { compare } from './support/compare';
import { field } from './support/form-fields';
import { cards } from './support/lists';
import { expect, test } from './support/own-records';
import { text } from './support/texts';
import { projectOf, sheetOf, unitIn, unitsProject } from './support/units';

const address = `/projects/detail/${unitsProject}`;
const other = { ar: 'اسم جديد للمشروع', en: 'A new name of the project' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const filled = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((words, [name, value]) => words.replace(`{{${name}}}`, value), sentence);
const goneTitle = (locale: Locale, name: string) =>
  filled(text(locale, 'projects', 'removed.title'), { project: name });

/** Goes to another page of the site without loading it anew. */
async function follow(page: Page, path: string) {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to),
    path,
  );
  // The comparison adds the homes that are saved.
  await expect(page).toHaveURL((url) => url.pathname === path);
}

test('the three pages of a project show what the API says now, with the pictures of the build @7.12', async ({
  page,
  siteLocale,
  own,
  consoleGuard,
}) => {
  // Each page is left as soon as it has been read, also while its homes are asked for.
  consoleGuard.allow(/ERR_FAILED.*apartments/);
  await own.changeProject(unitsProject, {
    name: other,
    status: 'Completed',
    launch_date: '2027-03-01T09:00:00Z',
    licence: {
      kind: 'advertising',
      number: '7200999999',
      expires_at: '2099-01-01',
      url: 'https://licence.example/7200999999',
    },
  });
  await own.changeUnits(unitsProject, { price: 1_234_000 });
  await page.goto(address);
  await expect(heading(page)).toHaveText(other[siteLocale]);
  await expect(page).toHaveTitle(new RegExp(other[siteLocale]));
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

  await test.step('also on the pages that share it and ask about it', async () => {
    for (const route of ['share', 'contact']) {
      await page.goto(`/projects/${route}/${unitsProject}`);
      await expect(heading(page)).toContainText(other[siteLocale]);
      await expect(
        main(page)
          .getByText(/7200999999/)
          .first(),
      ).toBeVisible();
    }
  });

  await test.step('Back shows what was read last, also when the API is away', async () => {
    await page.goto(address);
    await expect(heading(page)).toHaveText(other[siteLocale]);
    await follow(page, '/about');
    own.setReachable(false);
    await page.goBack();
    await expect(heading(page)).toHaveText(other[siteLocale]);
  });
});

test('a project that is withdrawn gives way everywhere at once @7.13', async ({
  page,
  siteLocale,
  own,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { name } = await projectOf(apiUrl);
  const was = name[siteLocale];
  const kept = await unitIn(apiUrl, 'available', 3);
  await page.goto(`${address}?unit=${kept.unit.id}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text(siteLocale, 'units', 'shortlist.add') })
    .click();
  await own.changeProject(unitsProject, { status: 'Draft' });

  await test.step('its own page says so, and offers others and a way to ask', async () => {
    await page.goto(address);
    await expect(heading(page)).toHaveText(goneTitle(siteLocale, was));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const similar = page.getByRole('region', { name: text(siteLocale, 'projects', 'similar') });
    const offered = page.locator('section#similar').getByRole('heading', { level: 3 });
    await expect(offered.or(similar).first()).toBeVisible();
    await expect(offered.filter({ hasText: was })).toHaveCount(0);
    await expect(
      main(page).getByRole('link', { name: text(siteLocale, 'common', 'nav.interest') }),
    ).toBeVisible();
  });
  await test.step('so do the page that shares it and the one that asks about it', async () => {
    for (const route of ['share', 'contact']) {
      await follow(page, `/projects/${route}/${unitsProject}`);
      await expect(heading(page)).toHaveText(goneTitle(siteLocale, was));
    }
  });
  await test.step('home, list and choosers are without it', async () => {
    for (const path of ['/', '/projects', '/projects/detail', '/projects/share']) {
      await follow(page, path);
      await expect(main(page).getByRole('link').first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: was })).toHaveCount(0);
    }
  });
  await test.step('the search does not find it', async () => {
    await follow(page, '/projects');
    const box = page.getByRole('search').getByRole('searchbox');
    await box.fill(was);
    await expect(page.getByRole('search').getByRole('link', { name: was })).toHaveCount(0);
    await expect(page.getByRole('search')).not.toContainText(
      text(siteLocale, 'listing', 'search.unavailable'),
    );
  });
  await test.step('the comparison says that the kept home is no longer offered', async () => {
    await follow(page, '/projects/compare');
    const said = filled(compare(siteLocale, 'noLongerOffered'), { date: '' }).split('.')[0] ?? '';
    await expect(main(page).getByText(said).first()).toBeVisible();
  });
});

test('a project without a home left says so, and leads to others and the general form @7.14', async ({
  page,
  siteLocale,
  own,
  apiUrl,
}) => {
  const { name } = await projectOf(apiUrl);
  await own.changeUnits(unitsProject, { state: 'sold' });
  await page.goto(address);
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
  await follow(page, '/');
  await expect(page.locator('section#sale-units').getByRole('link', { name: name[siteLocale] })).toHaveCount(
    0,
  );
});

test('a home for rent follows the API: another rent, let, withdrawn @7.15', async ({
  page,
  siteLocale,
  own,
}) => {
  const path = '/rentals/rnt-2003';
  await own.changeRental('rnt-2003', { annual_rent: 98_700 });
  await page.goto(path);
  await expect(
    main(page)
      .getByText(/98,700/)
      .first(),
  ).toBeVisible();
  const title = (await heading(page).textContent()) ?? '';

  await own.changeRental('rnt-2003', { state: 'rented' });
  await page.reload();
  await expect(main(page).getByText(text(siteLocale, 'rentals', 'rented.title'))).toBeVisible();
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.interest') }),
  ).toBeVisible();
  await expect(page.locator('section#similar').getByRole('heading', { level: 3 }).first()).toBeVisible();

  await own.deleteRental('rnt-2003');
  await page.reload();
  await expect(heading(page)).toHaveText(text(siteLocale, 'rentals', 'removed.title'));
  await expect(main(page)).toContainText(title);
  await follow(page, '/rentals');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: title })).toHaveCount(0);
});

test('an article follows the API: another text, then withdrawn @7.16', async ({ page, siteLocale, own }) => {
  const path = '/blogs/rent-or-buy';
  const body = { ar: '## جزء جديد\n\nنص جديد تمامًا.', en: '## A new part\n\nQuite another text.' };
  await own.changeBlog('rent-or-buy', { body });
  await page.goto(path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    siteLocale === 'ar' ? 'جزء جديد' : 'A new part',
  ]);
  await own.deleteBlog('rent-or-buy');
  await page.reload();
  await expect(heading(page)).toHaveText(text(siteLocale, 'blogs', 'removed.title'));
  await expect(page.locator('section#similar').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('while the API is away pages stay as they were known, and say of when they are @7.18', async ({
  page,
  siteLocale,
  own,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  own.setReachable(false);
  const [before = ''] = text(siteLocale, 'common', 'pageAsOf').split('{{date}}');
  for (const path of [
    address,
    `/projects/share/${unitsProject}`,
    '/rentals/rnt-2003',
    '/blogs/rent-or-buy',
    '/projects/detail',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: before }), path).toBeVisible();
    await expect(main(page), path).not.toContainText(text(siteLocale, 'common', 'error.unexpected'));
  }
});

test('an answer that comes while somebody types neither wipes the form nor takes it away @7.19', async ({
  page,
  siteLocale,
  own,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const { name } = await projectOf(apiUrl);
  await own.changeProject(unitsProject, { name: other });
  let release = own.hold();
  await page.goto(address);
  const typed = field(main(page), siteLocale, 'full_name');
  await typed.fill('نورة سعد القحطاني');
  release();
  await expect(heading(page)).toHaveText(other[siteLocale]);
  await expect(typed).toHaveValue('نورة سعد القحطاني');

  await own.changeProject(unitsProject, { status: 'Draft' });
  release = own.hold();
  await page.reload();
  await typed.fill('نورة سعد القحطاني');
  release();
  await expect(
    page.getByRole('alert').filter({ hasText: goneTitle(siteLocale, name[siteLocale]) }),
  ).toBeVisible();
  await expect(typed).toHaveValue('نورة سعد القحطاني');
});

test('an open sheet stays, and says so when its home is gone @7.19', async ({
  page,
  siteLocale,
  own,
  apiUrl,
}) => {
  const { building, unit } = await unitIn(apiUrl, 'available', 2);
  const sheet = sheetOf(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await own.deleteUnit(unit.id);
  const release = own.hold();
  await page.goto(`${address}?unit=${unit.id}`);
  await expect(sheet).toContainText(text(siteLocale, 'units', 'shortlist.add'));
  release();
  await expect(sheet).toContainText(text(siteLocale, 'units', 'explorer.removed'));
  await sheet.getByRole('button', { name: text(siteLocale, 'units', 'explorer.seeOthers') }).click();
  await expect(sheet).toBeHidden();
});
