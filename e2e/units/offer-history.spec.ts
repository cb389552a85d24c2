import type { Page } from '@playwright/test';
import { riyadhDate } from '../../src/i18n/riyadh-time';
import { parseChanges } from '../../src/domain/offer-changes';
import { changesPath } from '../../src/lib/record-files';
import { demoProject, fetchProject } from '../support/api';
import { changeUnit } from '../support/changed-units';
import { expect, test } from '../support/fixtures';
import { delayedProject, dearerUnit, recordTimes } from '../support/offer-history';
import { text } from '../support/texts';
import { amountOf, unitPath } from '../support/unit-page';

// Tests here set the clock.
test.use({ ownPage: true });

/** A day may have ended since the build. */
const timesOf = async (page: Page) =>
  recordTimes((await page.locator('html').getAttribute('data-built-at')) ?? '');

test('a unit says since when its price is as it is, and what it was before @en-desktop @12.19', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { unit, priceBefore } = await dearerUnit(apiUrl);
  await page.goto(unitPath(unit.id));
  const line = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: amountOf(priceBefore) });
  await expect(line).toBeVisible();
  await expect(line).toContainText(amountOf(unit.price));
  await expect(line).toContainText(riyadhDate((await timesOf(page)).seen, siteLocale));
});

test('it says nothing of a price that is newer than the record @en-desktop @12.19', async ({
  page,
  apiUrl,
}) => {
  const { unit, priceBefore } = await dearerUnit(apiUrl);
  await changeUnit(page, unit.id, { price: (unit.price ?? 0) + 5_000 });
  await page.goto(unitPath(unit.id));
  await expect(
    page
      .getByRole('main')
      .getByText(amountOf((unit.price ?? 0) + 5_000))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(amountOf(priceBefore))).toHaveCount(0);
});

test('a project keeps the handover dates that it promised in view @en-desktop @12.20', async ({
  page,
  siteLocale,
}) => {
  await page.goto(`/projects/detail/${delayedProject.slug}`);
  const promised = page.getByRole('list', { name: text(siteLocale, 'projects', 'detail.promised.label') });
  await expect(promised.getByRole('listitem')).toHaveCount(2);
  await expect(promised.getByRole('listitem').first()).toContainText('2028');
  const { seen, begun } = await timesOf(page);
  await expect(promised.getByRole('listitem').first()).toContainText(riyadhDate(seen, siteLocale));
  await expect(promised.getByRole('listitem').last()).toContainText('2027');
  await expect(promised.getByRole('listitem').last()).toContainText(riyadhDate(begun, siteLocale));
});

test('on the days after a build a record that began with it adds no line above what is being read @en-desktop @12.20', async ({
  page,
  siteLocale,
}) => {
  const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  await page.clock.setFixedTime(later);
  await page.goto(`/projects/detail/${demoProject}`);
  // What the API says now is shown.
  await expect(page.locator('#units time').first()).toHaveAttribute('datetime', later);
  const promised = page.getByRole('list', { name: text(siteLocale, 'projects', 'detail.promised.label') });
  await expect(promised).toHaveCount(0);
});

test('a file of a project has its last changes @en-desktop @12.23', async ({ request, apiUrl }) => {
  const { unit, priceBefore } = await dearerUnit(apiUrl);
  const answer = await request.get(changesPath(demoProject));
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const file = parseChanges(await answer.json());
  expect(file?.changes).toContainEqual(
    expect.objectContaining({ unit: unit.id, field: 'price', before: priceBefore, after: unit.price }),
  );
  // A first reading is no change.
  const { buildings } = await fetchProject(apiUrl);
  expect(file?.changes.length).toBeLessThan(buildings.flatMap(({ units }) => units).length);
});
