import type { Page } from '@playwright/test';
import { createClient, expectData, fetchProfile, fetchProject, fetchUnits } from '../support/api';
import { expect, test } from '../support/fixtures';
import { papers, print } from '../support/printed-text';
import { amountOf } from '../support/unit-page';
import { compareUrl } from '../support/units';

const longestFirst = <T>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);

/** Prints the page on each paper, and expects these texts on each. */
async function expectPrinted(page: Page, texts: readonly (string | null | undefined)[], maxSheets: number) {
  await page.waitForLoadState('networkidle');
  for (const paper of papers) {
    const { sheets, missing } = await print(page, paper);
    expect(missing(texts.filter(Boolean).join(' ')), paper).toEqual([]);
    expect(sheets, paper).toBeLessThanOrEqual(maxSheets);
  }
}

/** What every sheet says of its page: where it is now. */
const addressOf = (page: Page) => new URL(page.url()).pathname;

test('a home with the longest data prints whole: price, time, payments, address, licence @2.85', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  for (const slug of ['alyasmin-gardens', 'alnarjis-residence']) {
    const { project, units } = await fetchUnits(apiUrl, slug);
    const [longest] = longestFirst(units.filter(({ unit }) => unit.state === 'available' && unit.price));
    if (!longest) throw new Error(`${slug} has no home to buy`);
    await page.goto(`/projects/detail/${slug}/${longest.id}`);
    await expectPrinted(
      page,
      [
        ...[longest.unit.flat_number, longest.building.name[siteLocale], project.name[siteLocale]],
        ...[amountOf(longest.unit.price), addressOf(page), project.licence?.number],
        ...(longest.unit.floor_plan?.rooms ?? []).map(({ name }) => name[siteLocale]),
        ...(project.payment_plan?.steps ?? []).map(({ percent }) => `${percent}%`),
      ],
      1,
    );
  }
});

test('a rental prints whose it is, of when, and where it is now @2.83', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
  const organization = await fetchProfile(apiUrl);
  const [longest] = longestFirst(data.filter(({ state }) => state === 'available'));
  if (!longest) throw new Error('There is nothing to rent');
  await page.goto(`/rentals/${longest.id}`);
  await expectPrinted(
    page,
    [
      ...[longest.title[siteLocale], longest.description?.[siteLocale], amountOf(longest.annual_rent)],
      ...[longest.licence?.number, organization.phone1, addressOf(page)],
    ],
    1,
  );
});

test('a project prints its prices, licence, telephone and address @2.83', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  const organization = await fetchProfile(apiUrl);
  await page.goto(`/projects/detail/${project.slug}`);
  await expectPrinted(
    page,
    [
      ...[project.name[siteLocale], project.description?.[siteLocale], project.licence?.number],
      ...[organization.phone1, addressOf(page)],
    ],
    12,
  );
});

test('a comparison of four homes prints whole @12.15', async ({ page, siteLocale, apiUrl }) => {
  const { project, units } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const chosen = longestFirst(units.filter(({ unit }) => unit.state === 'available' && unit.price)).slice(
    0,
    4,
  );
  await page.goto(compareUrl(...chosen.map(({ ref }) => ref)));
  await expectPrinted(
    page,
    [
      ...chosen.flatMap(({ unit, building }) => [
        unit.flat_number,
        building.name[siteLocale],
        amountOf(unit.price),
      ]),
      ...[project.name[siteLocale], project.licence?.number, '/projects/compare'],
    ],
    1,
  );
});
