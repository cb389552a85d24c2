import type { Page } from '@playwright/test';
import type { FileKey } from '../../src/i18n/text-keys';
import { expect, findHarm, inBothLanguages, sanitizedText, test } from '../support/hostile-organization';
import { cardTitles } from '../support/lists';
import { homeRows } from '../support/search';
import { text } from '../support/texts';

// The host responds with 404 for projects of this organization, and its picture URLs are invalid.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource|ERR_/));

/** Checks the page at its current size and at the width of a phone. */
async function expectHarmless(page: Page) {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  expect(await findHarm(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findHarm(page), 'at 390 px').toEqual([]);
  await page.setViewportSize(size);
}

test('a project whose texts and URLs are all hostile is shown as text on its detail, share and contact pages @ar-phone @10.2 @10.6 @10.8', async ({
  page,
  hostile: { slug },
  siteLocale,
}) => {
  const word = (key: FileKey<'projects'>) => text(siteLocale, 'projects', key);
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('its detail page shows text, and links to no hostile address', async () => {
    await page.goto(`/projects/detail/${slug}`);
    await expect(heading).toHaveText(sanitizedText);
    await expect(page).toHaveTitle(new RegExp(sanitizedText.slice(-40)));
    const units = page.locator('section#units');
    await expect(units.getByRole('grid').getByRole('link')).toHaveCount(3);
    // A price of 0 is treated as not set.
    const notYet = siteLocale === 'ar' ? /لم تُطرح بعد/ : /not on sale yet/i;
    await expect(units.getByRole('grid').getByRole('link', { name: notYet })).toHaveCount(2);
    await expect(page.getByText('920,000').first()).toBeVisible();
    await expect(page.getByRole('link', { name: word('detail.brochure') })).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: text(siteLocale, 'common', 'licence.verify.off_plan') }),
    ).toHaveCount(0);
    await expectHarmless(page);
  });

  await test.step('its share page sends the text', async () => {
    await page.goto(`/projects/share/${slug}`);
    await expect(heading).toContainText(sanitizedText);
    const chat = page
      .getByRole('main')
      .getByRole('link', { name: word('share.whatsapp') })
      .first();
    const sent = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(sent).toContain(sanitizedText);
    expect(sent).toMatch(new RegExp(`/projects/detail/${slug}$`));
    await expectHarmless(page);
  });

  await test.step('its contact page names the project as text', async () => {
    await page.goto(`/projects/contact/${slug}`);
    await expect(heading).toContainText(sanitizedText);
    await expectHarmless(page);
  });
});

test('hostile rows of lists and a hostile profile are shown as text @ar-phone @10.2 @10.8', async ({
  page,
  hostile,
  siteLocale,
}) => {
  await page.goto('/projects?orderBy=price_from&desc=true');
  await expect(cardTitles(page)).toHaveText([sanitizedText, hostile.minimalName]);
  await expect(homeRows(page)).toHaveCount(1);
  await expect(page.getByText(text(siteLocale, 'projects', 'priceAtLaunch'))).toHaveCount(1);
  await expectHarmless(page);

  await page.goto('/rentals?orderBy=annual_rent');
  await expect(cardTitles(page)).toHaveText([hostile.rentalTitle]);
  await expect(page.getByText(text(siteLocale, 'units', 'rentNotAnnounced'))).toBeVisible();
  await expectHarmless(page);

  await page.goto('/blogs');
  await expect(cardTitles(page)).toHaveText([sanitizedText]);
  await expectHarmless(page);

  await page.goto('/');
  await expect(page.getByRole('link', { name: sanitizedText.slice(0, 40) }).first()).toBeVisible();
  await expectHarmless(page);
});

test('hostile options of a form are shown as text @ar-phone @10.2', async ({
  page,
  hostile: _,
  siteLocale,
}) => {
  await page.goto('/maintenance');
  const types = page.getByRole('combobox', {
    name: text(siteLocale, 'enquiries', 'fields.maintenance_type'),
  });
  await types.focus();
  await expect(types.getByRole('option').nth(1)).toContainText('"><script>window.pwned=1</script>');
  await expectHarmless(page);
});

test('a project with only the fields that the contract requires has a complete page @ar-phone @10.3', async ({
  page,
  hostile: { minimalName, minimalSlug },
  siteLocale,
}) => {
  await page.goto(`/projects/detail/${minimalSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(minimalName);
  await expect(page.getByText(text(siteLocale, 'projects', 'priceAtLaunch')).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const form = page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.project_interest') });
  await expect(form).toBeVisible();
  await expectHarmless(page);
  await page.goto(`/projects/share/${minimalSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(minimalName);
  await expectHarmless(page);
});

// The database allows no unit without its building, so the response is changed.
test('a unit of an unknown building changes no other unit and no count @ar-phone @10.7', async ({
  page,
  hostile: { slug, headers },
  apiUrl,
  siteLocale,
}) => {
  const asked = { project_id: 'p', bathrooms: 1, state: 'available' };
  let summary = {};
  await page.route(`${apiUrl}/**/apartments`, async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    const response = await route.fetch({ headers: headers(request) });
    const answer = (await response.json()) as {
      data: object[];
      groups?: { units: object[] }[];
      meta: { units?: number };
    };
    const stray = { id: 'stray', building: inBothLanguages('Nowhere'), flat_number: 'S1' };
    const [group] = answer.groups ?? [];
    const [unit] = group?.units ?? [];
    if (group && unit) {
      group.units.push({ ...unit, ...stray });
      answer.meta.units = (answer.meta.units ?? 0) + 1;
      summary = unit;
    } else answer.data = [{ ...asked, ...summary, ...stray, building_id: 'nowhere' }];
    await route.fulfill({ response, json: answer });
  });
  const answered = page.waitForResponse(
    (response) =>
      /apartments$/.test(response.url()) && response.request().postData()?.includes('stray') === true,
  );
  await page.goto(`/projects/detail/${slug}?available_only=true`);
  await answered;
  const tabs = page.locator('section#units').getByRole('tab');
  const known = tabs.filter({ hasText: sanitizedText.slice(0, 20) });
  // Two of its three units have no price, so they are not on sale yet.
  const available = siteLocale === 'ar' ? /1 متاحة/ : /1 available/;
  await expect(known).toContainText(available);
  await expect(tabs).toHaveCount(2);
  await expect(tabs.last()).toContainText('Nowhere');
  await tabs.last().click();
  await expect(page.locator('section#units').getByRole('grid').getByRole('link')).toHaveCount(1);
  await expectHarmless(page);
});
