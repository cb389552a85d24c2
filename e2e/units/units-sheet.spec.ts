import { randomUUID } from 'node:crypto';
import type { FileKey } from '../../src/i18n/text-keys';
import { demoProjectPath, findUnit } from '../support/api';
import { fillForm, formOf, sendButton } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';
import { drawnWidth, floorName, unitSheet, unitsSection, unitsText } from '../support/units';

test('a unit opens with its attributes and units of measure, and Back closes it @ar-phone @3.4 @3.5', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  const { air_conditioning, kitchen, electricity, water } = unit;
  if (!air_conditioning || !kitchen || !electricity || !water) throw new Error('The unit lacks equipment');
  await page.goto(demoProjectPath);
  const link = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
  await link.click();
  await expect(page).toHaveURL(`${demoProjectPath}/${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  const fact = (name: FileKey<'units'>) =>
    sheet
      .locator('dl:not(details dl) > div')
      .filter({ has: page.getByText(text(siteLocale, 'units', name), { exact: true }) });
  const squareMetre = siteLocale === 'ar' ? 'م²' : 'm²';
  await expect(fact('building')).toContainText(building.name[siteLocale]);
  await expect(fact('flat')).toContainText(unit.flat_number);
  await expect(fact('rooms')).toContainText(String(unit.rooms));
  await expect(fact('bathrooms')).toContainText(String(unit.bathrooms));
  const area = (figure = 0) => `${figure.toFixed(Number.isInteger(figure) ? 0 : 2)} ${squareMetre}`;
  await expect(fact('totalArea')).toContainText(area(unit.total_area));
  await expect(fact('outsideArea')).toContainText(area(unit.outside_area ?? 0));
  await expect(fact('floor')).toContainText(floorName(siteLocale, unit.floor));
  await expect(fact('airConditioning')).toContainText(
    text(siteLocale, 'units', `airConditionings.${air_conditioning}`),
  );
  await expect(fact('kitchen')).toContainText(text(siteLocale, 'units', `kitchens.${kitchen}`));
  await expect(fact('electricity')).toContainText(text(siteLocale, 'units', `utilities.${electricity}`));
  await expect(fact('water')).toContainText(text(siteLocale, 'units', `utilities.${water}`));
  await expect(fact('parking')).toContainText(String(unit.parking_spaces));
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(demoProjectPath);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(sheet).toBeVisible();
});

test('an address from before units had pages opens the sheet, and Escape closes it on the page of the project @ar-phone @11.7', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available', 1);
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(demoProjectPath);
  await expect(unitsSection(page).locator(`[data-unit="${unit.id}"]:focus`)).toHaveCount(1);
});

test('an unknown unit opens nothing @ar-phone', async ({ page }) => {
  await page.goto(`${demoProjectPath}?unit=%3Cscript%3E`);
  await expect(unitsSection(page).getByRole('grid')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a unit has its plan, which can be enlarged and keeps a white background with forced colours, and its photos @ar-phone @2.78 @2.79 @10.10 @10.12', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  // The first one: the second is the enlarged plan.
  const plan = sheet.getByRole('img', { name: unit.floor_plan?.name[siteLocale] }).first();
  await test.step('the plan is drawn, and there are photos', async () => {
    await expect(plan).toHaveJSProperty('complete', true);
    expect(await plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(
      sheet.getByRole('list', { name: text(siteLocale, 'units', 'explorer.photos') }).getByRole('link'),
    ).toHaveCount(4);
  });
  const rooms = unit.floor_plan?.rooms ?? [];
  const planRooms = text(siteLocale, 'units', 'explorer.planRooms');
  await test.step('its rooms are listed', async () => {
    expect(rooms.length).toBeGreaterThan(5);
    const words = sheet.locator('details').filter({ hasText: planRooms });
    await words.locator('summary').click();
    for (const { name, area } of rooms) {
      const lines = words.locator('dl > div').filter({ hasText: name[siteLocale] });
      await expect(lines.filter({ hasText: String(area) }).first()).toBeVisible();
    }
  });

  await test.step('it is enlarged, names the rooms, and closes on Escape', async () => {
    const before = await plan.boundingBox();
    await sheet.getByRole('button', { name: text(siteLocale, 'units', 'explorer.enlargePlan') }).click();
    const large = sheet.getByRole('dialog');
    await expect(large.getByRole('status')).toContainText(String((unit.photos?.length ?? 0) + 1));
    // Also on a phone, where the whole plan would be hardly larger than in the sheet.
    const drawing = large.locator('img').first();
    await expect
      .poll(async () => drawnWidth(await drawing.boundingBox(), plan))
      .toBeGreaterThan(1.3 * (await drawnWidth(before, plan)));
    await large.getByRole('button', { name: planRooms }).click();
    await expect(large.getByRole('region', { name: planRooms })).toContainText(
      rooms[0]?.name[siteLocale] ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(sheet).toBeVisible();
  });
  await test.step('a plan keeps a white background with forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(page.getByRole('dialog').locator('img[data-kind="drawing"]')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
  });
});

test('a unit prints on one page, and is asked about by WhatsApp and by the enquiry form, which stores it @ar-phone @2.85 @7.32', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available');
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  const named = { flat: unit.flat_number, building: building.name[siteLocale] };

  await test.step('a unit prints on one page with its state, the time and a QR code', async () => {
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-paper]');
    await expect(paper.getByRole('heading', { level: 1 })).toContainText(unit.flat_number);
    await expect(paper).toContainText(text(siteLocale, 'units', 'states.available'));
    for (const { name } of unit.floor_plan?.rooms ?? []) await expect(paper).toContainText(name[siteLocale]);
    await expect(
      paper.getByRole('img', { name: text(siteLocale, 'common', 'printed.scan') }).locator('svg'),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });
  await test.step('a WhatsApp message about a unit has its number, building and link', async () => {
    const chat = sheet.getByRole('link', { name: text(siteLocale, 'units', 'explorer.ask') });
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const link = `${demoProjectPath}/${unit.id}`;
    for (const part of [named.flat, named.building, project.name[siteLocale], link]) {
      expect(message).toContain(part);
    }
  });
  await test.step('the enquiry form of a unit stores its project and unit', async () => {
    await sheet.getByRole('link', { name: text(siteLocale, 'units', 'explorer.interestIn') }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${demoProjectPath}?unit=${unit.id}#interest`);
    const interest = page.locator('section#interest');
    await expect(interest.getByText(unitsText(siteLocale, 'explorer.aboutUnit', named))).toBeVisible();
    await expect(interest.getByRole('textbox').first()).toBeFocused();
    const who = { full_name: `نورة ${randomUUID()}`, mobile: '0551234567' };
    const area = await fillForm(page, siteLocale, { ...formOf('project_interest'), chosen: {} }, who);
    await sendButton(area, siteLocale).click();
    await expect(area.getByRole('status')).toContainText(/SH-\d{5,}/);
    const rows = await db('select project_id, unit_id from enquiries where full_name = $1', [who.full_name]);
    expect(rows).toEqual([{ project_id: project.id, unit_id: unit.id }]);
  });
});
