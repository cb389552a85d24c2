import type { Locator, Page } from '@playwright/test';
import type { components } from '../../src/api-client/generated/schema';
import { riyadhDate } from '../../src/i18n/riyadh-time';
import type { Locale } from '../../src/i18n/locales';
import {
  createClient,
  demoProject,
  demoProjectPath,
  expectData,
  fetchProject,
  findUnit,
} from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text, type KeyIn } from '../support/texts';
import { compareTable, compareUrl } from '../support/units';

// Tests here set the clock.
test.use({ ownPage: true });

type Licence = components['schemas']['Licence'];

const word = (locale: Locale, key: KeyIn<'common', 'licence'>) => text(locale, 'common', `licence.${key}`);

/** Expects the kind, the number and the last day of a licence. */
async function expectNamed(container: Locator, locale: Locale, { kind, number, expires_at }: Licence) {
  await expect(container.getByText(number, { exact: true }).first()).toBeVisible();
  await expect(container).toContainText(word(locale, `kind.${kind}`));
  const date = riyadhDate(expires_at, locale);
  await expect(container).toContainText(word(locale, `until.${kind}`).replace('{{date}}', date));
}

/** The card of a list by its heading. */
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

/** Expects the verification link and QR code of a licence. */
async function expectChecked(container: Locator, locale: Locale, { kind, number, url }: Licence) {
  const verify = container.getByRole('link', { name: word(locale, `verify.${kind}`) }).first();
  await expect(verify).toHaveAttribute('href', url);
  const code = container.getByRole('img', { name: word(locale, 'qr').replace('{{number}}', number) }).first();
  await expect(code.locator('svg')).toBeVisible();
}

function required(licence: Licence | null | undefined): Licence {
  if (!licence) throw new Error('The demo data has no licence here');
  return licence;
}

test.describe('what the server sends @ar-phone', () => {
  test.use(withoutPage);

  test('a project names its licence on its card and its pages @2.81', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const project = await fetchProject(apiUrl);
    const licence = required(project.licence);
    expect(licence.kind).toBe('off_plan');
    await test.step('card', async () => {
      const { page } = await read('/projects');
      await expectNamed(card(page, project.name[siteLocale]), siteLocale, licence);
    });
    for (const screen of ['detail', 'contact', 'share']) {
      await test.step(screen, async () => {
        const { page } = await read(`/projects/${screen}/${demoProject}`);
        await expectNamed(page.getByRole('main'), siteLocale, licence);
        await expectChecked(page.getByRole('main'), siteLocale, licence);
      });
    }
  });

  test('a rental names its licence on its card and its page @2.81', async ({ read, siteLocale, apiUrl }) => {
    const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
    const [rental] = data;
    const licence = required(rental?.licence);
    const { page } = await read('/rentals');
    await expectNamed(card(page, rental?.title[siteLocale] ?? 'no rental'), siteLocale, licence);
    await read(`/rentals/${rental?.id}`);
    await expectNamed(page.getByRole('main'), siteLocale, licence);
    await expectChecked(page.getByRole('main'), siteLocale, licence);
  });
});

test('a unit names the licence of its project in its sheet and in the comparison @ar-phone @2.81', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, unit } = await findUnit(apiUrl, 'available');
  const licence = required(project.licence);
  await test.step('sheet', async () => {
    await page.goto(`${demoProjectPath}?unit=${unit.id}`);
    await expectNamed(page.getByRole('dialog'), siteLocale, licence);
    await expectChecked(page.getByRole('dialog'), siteLocale, licence);
  });
  await test.step('comparison', async () => {
    await page.goto(compareUrl(`${project.slug}~${unit.id}`));
    const row = compareTable(page, siteLocale)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: word(siteLocale, 'name') }) });
    await expectNamed(row, siteLocale, licence);
    await expect(row.getByRole('link')).toHaveAttribute('href', licence.url);
  });
});

test('a licence is valid to the end of its last day in Riyadh; afterwards the page says that it has expired @ar-phone @2.82', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { expires_at } = required((await fetchProject(apiUrl)).licence);
  const midnight = Date.parse(`${expires_at}T21:00:00Z`);
  const main = page.getByRole('main');
  const title = word(siteLocale, 'expiredTitle').replace('{{date}}', riyadhDate(expires_at, siteLocale));
  await page.clock.setFixedTime(midnight - 60_000);
  await page.goto(demoProjectPath);
  await expect(
    main.getByText(word(siteLocale, 'until.off_plan').replace(/ ?{{date}}/, '')).first(),
  ).toBeVisible();
  await expect(main.getByText(title)).toHaveCount(0);
  await page.clock.setFixedTime(midnight);
  await page.goto(demoProjectPath);
  await expect(main.getByText(title).first()).toBeVisible();
  await expect(main.getByText(word(siteLocale, 'askBefore')).first()).toBeVisible();
  await page.goto('/projects');
  await expect(main).toContainText(word(siteLocale, 'ended.off_plan').replace(/ ?{{date}}/, ''));
});
