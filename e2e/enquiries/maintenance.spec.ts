import { notListed, type FieldName } from '../../src/features/enquiries/forms';
import { displayPhone, internationalDigits } from '../../src/lib/phone';
import { createClient, expectData, fetchProfile, fetchUnits, unbuiltProject } from '../support/api';
import { fieldByName, openForm, sendButton, waitForHumanPace } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test('the emergency number is shown above the form, and again when an emergency is selected @en-desktop @2.19', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const organization = await fetchProfile(apiUrl);
  const number = organization.phone2 ?? '';
  const area = await openForm(page, '/maintenance');
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: text(siteLocale, 'enquiries', 'emergency.call') });
  await expect(call.first()).toHaveAttribute('href', `tel:+${internationalDigits(number)}`);
  await expect(call.first()).toContainText(displayPhone(number));
  const callTop = (await call.first().boundingBox())?.y ?? Infinity;
  expect(callTop).toBeLessThan((await area.boundingBox())?.y ?? 0);

  await fieldByName(area, siteLocale, 'urgency').selectOption('emergency');
  await expect(fieldByName(area, siteLocale, 'urgency')).toHaveAccessibleDescription(
    new RegExp(text(siteLocale, 'enquiries', 'emergencyHint')),
  );
  await expect(area.getByRole('link', { name: displayPhone(number) })).toBeVisible();
});

test('a unit whose project is not listed is described in a text field @en-desktop @2.19', async ({
  page,
  siteLocale,
  db,
  apiUrl,
}) => {
  const { data: projects } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
  const area = await openForm(page, '/maintenance');
  const fill = (name: FieldName, value: string) => fieldByName(area, siteLocale, name).fill(value);
  const name = `نورة ${Date.now()} العتيبي`;
  await fill('full_name', name);
  await fill('mobile', '0551234567');
  await fieldByName(area, siteLocale, 'maintenance_type').selectOption('other');
  await fieldByName(area, siteLocale, 'urgency').selectOption('urgent');
  const project = fieldByName(area, siteLocale, 'project_id');
  for (const { name: shown } of projects.filter(({ slug }) => slug !== unbuiltProject.slug)) {
    await expect(project.getByRole('option', { name: shown[siteLocale], exact: true })).toBeAttached();
  }
  await project.selectOption({ label: text(siteLocale, 'enquiries', 'notListed') });
  await fill('unit_label', 'عمارة الملز، الشقة 3');
  await fieldByName(area, siteLocale, 'location').selectOption('riyadh');
  await fill('description', 'باب المدخل لا يُغلق');
  await waitForHumanPace(page);
  await sendButton(area, siteLocale).click();
  await expect(area.getByRole('status')).toContainText(/SH-/);
  expect(
    await db('select project_id, unit_label, urgency from enquiries where full_name = $1', [name]),
  ).toEqual([{ project_id: null, unit_label: 'عمارة الملز، الشقة 3', urgency: 'urgent' }]);
});

test('what the page knows is not asked for: a project says where it is, a home how many rooms it has @en-desktop', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { units, project } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const area = await openForm(page, '/maintenance');
  const location = fieldByName(area, siteLocale, 'location');
  await fieldByName(area, siteLocale, 'project_id').selectOption(project.id);
  await expect(location.locator('option:checked')).toHaveText(project.city[siteLocale]);
  await location.selectOption('jeddah');
  await fieldByName(area, siteLocale, 'project_id').selectOption(notListed);
  await expect(location).toHaveValue('jeddah');

  await openForm(page, `/projects/contact/${project.slug}`);
  await expect(fieldByName(area, siteLocale, 'full_name')).toBeVisible();
  await expect(location).toBeHidden();
  const home = units.find(({ unit }) => unit.state === 'available');
  await openForm(page, `/projects/detail/${project.slug}/${home?.unit.id}`);
  await expect(fieldByName(area, siteLocale, 'full_name')).toBeVisible();
  await expect(fieldByName(area, siteLocale, 'rooms')).toBeHidden();
});

test('a known home is stored with its rooms, also when a second person asks @en-desktop @7.32', async ({
  page,
  siteLocale,
  apiUrl,
  db,
}) => {
  const { units, project } = await fetchUnits(apiUrl, 'alyasmin-gardens');
  const home = units.find(({ unit }) => unit.state === 'available');
  const area = await openForm(page, `/projects/detail/${project.slug}/${home?.unit.id}`);
  for (const person of ['نورة سعد الأولى', 'نورة سعد الثانية']) {
    const name = `${person} ${Date.now()}`;
    await fieldByName(area, siteLocale, 'full_name').fill(name);
    await fieldByName(area, siteLocale, 'mobile').fill('0551234567');
    await waitForHumanPace(page);
    await sendButton(area, siteLocale).click();
    // Until the second request is stored, the status still tells about the first.
    await expect(fieldByName(area, siteLocale, 'full_name')).toHaveValue('');
    await expect(area.getByRole('status')).toContainText(/SH-/);
    expect(await db('select rooms, unit_id from enquiries where full_name = $1', [name])).toEqual([
      { rooms: home?.unit.rooms, unit_id: home?.unit.id },
    ]);
  }
});

test('the FAQ links to the maintenance form @en-desktop', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  const request = text(siteLocale, 'common', 'nav.maintenanceRequest');
  await page.getByRole('main').getByRole('link', { name: request, exact: true }).click();
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('form')).toBeVisible();
});
