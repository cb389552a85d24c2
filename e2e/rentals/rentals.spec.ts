import type { FileKey } from '../../src/i18n/text-keys';
import { createClient, expectData } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';
import { floorName } from '../support/units';

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('a rental shows its attributes with their units of measure, and the annual rent @3.4 @3.5 @3.6', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
    // Its attributes all differ, so that none can be mistaken for another.
    const rental = data.find(
      ({ outside_area, electricity, water, parking_spaces }) =>
        outside_area && electricity !== water && parking_spaces,
    );
    if (!rental) throw new Error('No rental has an outside area, parking, and water apart from electricity');
    const { air_conditioning, kitchen, electricity, water, furnishing } = rental;
    if (!air_conditioning || !kitchen || !electricity || !water)
      throw new Error('The rental lacks equipment');
    if (!furnishing) throw new Error('The rental lacks furnishing');
    const { page } = await read(`/rentals/${rental.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rental.title[siteLocale]);
    const main = page.getByRole('main');
    const unit = (key: FileKey<'units'>) => text(siteLocale, 'units', key);
    const value = (key: FileKey<'units'>) =>
      main
        .getByRole('term')
        .filter({ hasText: unit(key) })
        .first()
        .locator('xpath=following-sibling::dd');
    await expect(value('building')).toHaveText(rental.building[siteLocale]);
    await expect(value('flat')).toHaveText(rental.flat_number);
    await expect(value('rooms')).toHaveText(String(rental.rooms));
    await expect(value('bathrooms')).toHaveText(String(rental.bathrooms));
    const squareMetre = siteLocale === 'ar' ? 'م²' : 'm²';
    const area = (figure = 0) => `${figure.toFixed(Number.isInteger(figure) ? 0 : 2)} ${squareMetre}`;
    await expect(value('totalArea')).toHaveText(area(rental.total_area));
    await expect(value('outsideArea')).toHaveText(area(rental.outside_area ?? 0));
    await expect(value('floor')).toHaveText(floorName(siteLocale, rental.floor));
    await expect(value('airConditioning')).toHaveText(unit(`airConditionings.${air_conditioning}`));
    await expect(value('kitchen')).toHaveText(unit(`kitchens.${kitchen}`));
    await expect(value('electricity')).toHaveText(unit(`utilities.${electricity}`));
    await expect(value('water')).toHaveText(unit(`utilities.${water}`));
    await expect(value('parking')).toHaveText(String(rental.parking_spaces));
    await expect(main).toContainText(text(siteLocale, 'conditions', `furnishings.${furnishing}`));
    const amount = new Intl.NumberFormat('en-US').format(rental.annual_rent);
    const rent = { ar: `${amount} ريال سنويًا`, en: `SAR ${amount} a year` };
    await expect(main).toContainText(rent[siteLocale]);
  });
});

test('visitors can enquire about a rental on WhatsApp, by phone and in the form', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
  const [rental] = data;
  await page.goto(`/rentals/${rental?.id}`);
  const main = page.getByRole('main');
  const chat = main.getByRole('link', { name: text(siteLocale, 'common', 'whatsapp') }).first();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/966\d{9}\?text=/);
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(rental?.title[siteLocale]);
  await expect(main.getByRole('link', { name: text(siteLocale, 'rentals', 'call') }).first()).toHaveAttribute(
    'href',
    /^tel:\+966\d{9}$/,
  );
  await main.getByRole('link', { name: text(siteLocale, 'rentals', 'enquiry') }).click();
  await expect(
    page.getByRole('form', { name: text(siteLocale, 'enquiries', 'kinds.contact') }),
  ).toBeInViewport();
});

test('a rental shows its floor plan as text and as a drawing, which opens full screen @2.13', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/rentals/rnt-2008');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: text(siteLocale, 'rentals', 'plan') })).toBeVisible();
  const drawing = main.getByRole('img', { name: /152\.3/ });
  await expect(drawing).toHaveAccessibleName(siteLocale === 'ar' ? /النموذج ب.*3 غرف/ : /Type B.*3 rooms/);
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const link = main.getByRole('link', { name: text(siteLocale, 'rentals', 'enlargePlan') });
  await link.press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('img', { name: /152\.3/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await page.goto('/rentals/rnt-2001');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: text(siteLocale, 'rentals', 'plan') })).toHaveCount(0);
});

test('a photo of a rental opens full screen', async ({ page, siteLocale, apiUrl }) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
  const rental = data.find(({ photos = [] }) => photos.length > 1);
  if (!rental) throw new Error('No rental has two photos');
  await page.goto(`/rentals/${rental.id}`);
  const [first = '', second = ''] = (rental.photos ?? []).map(({ alt }) => alt[siteLocale]);
  await page.getByRole('link', { name: first }).press('Enter');
  const title = rental.title[siteLocale];
  const name = text(siteLocale, 'rentals', 'photosOf').replace('{{title}}', title);
  const lightbox = page.getByRole('dialog', { name });
  await expect(lightbox.getByRole('paragraph').filter({ hasText: first })).toBeVisible();
  await page.keyboard.press(siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(lightbox.getByRole('paragraph').filter({ hasText: second })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: first })).toBeFocused();
});
