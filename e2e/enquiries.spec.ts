/** The five forms really send: what was typed is a row in the database. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '../src/i18n/locales';
import { expect, test } from './support/fixtures';
import { text } from './support/texts';

const label = (locale: Locale, field: string) => text(locale, 'enquiries', `fields.${field}`);
const person = () => ({ full_name: `نورة 😀 ${randomUUID().slice(0, 12)}`, mobile: '0551234567' });

interface Form {
  kind: string;
  path: string;
  typed: Record<string, string>;
  chosen: Record<string, string>;
  /** Columns that hold something else than what was typed. */
  stored?: Record<string, unknown>;
}

const forms: Form[] = [
  {
    kind: 'maintenance',
    path: '/maintenance',
    typed: { description: 'تسرّب تحت مغسلة المطبخ' },
    chosen: { maintenance_type: 'plumbing', location: 'riyadh' },
  },
  {
    kind: 'contact',
    path: '/projects/contact',
    typed: { email: 'noura@example.sa', description: 'أرغب في زيارة المكتب' },
    chosen: { location: 'jeddah' },
  },
  { kind: 'consultation', path: '/consultation', typed: { consultation: 'الشراء أم الإيجار؟' }, chosen: {} },
  {
    kind: 'project_interest',
    path: '/projects/detail/alyasmin-gardens',
    typed: { note: 'الدور الأول' },
    chosen: { rooms: '4' },
    stored: { rooms: 4 },
  },
  {
    kind: 'interest',
    path: '/intrest',
    typed: { note: 'قريب من المدرسة' },
    chosen: { rooms: '3', location: 'riyadh' },
    stored: { rooms: 3 },
  },
];

async function fill(page: Page, locale: Locale, form: Form, who: Record<string, string>) {
  const area = page.getByRole('form', { name: text(locale, 'enquiries', `kinds.${form.kind}`) });
  for (const [field, value] of Object.entries({ ...who, ...form.typed })) {
    await area.getByLabel(label(locale, field)).fill(value);
  }
  for (const [field, value] of Object.entries(form.chosen)) {
    await area.getByLabel(label(locale, field)).selectOption(value);
  }
  return area;
}

for (const form of forms) {
  test(`the ${form.kind} form sends, and the row holds what was typed`, async ({ page, db, siteLocale }) => {
    await page.goto(form.path);
    const who = person();
    const area = await fill(page, siteLocale, form, who);
    await area.getByRole('button', { name: text(siteLocale, 'enquiries', 'send') }).click();
    await expect(area.getByText(text(siteLocale, 'enquiries', 'delivered'))).toBeVisible();

    const rows = await db('select * from enquiries where full_name = $1', [who.full_name]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: form.kind,
      ...who,
      ...form.typed,
      ...form.chosen,
      ...form.stored,
      locale: siteLocale,
      page_path: form.path,
    });
    await expect(area).toContainText(/SH-\d{5,}/);
  });
}

test('what is missing is said beside the fields, and nothing is sent', async ({ page, siteLocale }) => {
  await page.goto('/maintenance');
  const area = page.getByRole('form');
  await area.getByRole('button', { name: text(siteLocale, 'enquiries', 'send') }).click();
  const required = { ar: 'الحقل مطلوب', en: 'This field is required' };
  await expect(area.getByText(required[siteLocale])).toHaveCount(5);
  await expect(area.getByLabel(label(siteLocale, 'full_name'))).toBeFocused();
  await area.getByLabel(label(siteLocale, 'mobile')).fill('0521234567');
  await area.getByRole('button', { name: text(siteLocale, 'enquiries', 'send') }).click();
  const mobile = { ar: 'الرجاء ادخال رقم صحيح', en: 'Please enter a valid number' };
  await expect(area.getByText(mobile[siteLocale])).toBeVisible();
});

test('when the API is away the visitor is told, and what was typed stays', async ({
  page,
  apiUrl,
  siteLocale,
  db,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.goto('/intrest');
  const [, , , , interest] = forms;
  if (!interest) throw new Error('The interest form is gone');
  const who = person();
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  const area = await fill(page, siteLocale, interest, who);
  const send = area.getByRole('button', { name: text(siteLocale, 'enquiries', 'send') });
  await send.click();
  await expect(area.getByText(text(siteLocale, 'enquiries', 'failed'))).toBeVisible();
  await expect(area.getByLabel(label(siteLocale, 'full_name'))).toHaveValue(who.full_name);

  await page.unroute(`${apiUrl}/**`);
  await send.click();
  await expect(area.getByText(text(siteLocale, 'enquiries', 'delivered'))).toBeVisible();
  expect(await db('select 1 from enquiries where full_name = $1', [who.full_name])).toHaveLength(1);
});

test('an answer that was lost does not make a second row', async ({
  page,
  apiUrl,
  siteLocale,
  db,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.goto('/consultation');
  const consultation = forms.find(({ kind }) => kind === 'consultation');
  if (!consultation) throw new Error('The consultation form is gone');
  const who = person();
  await page.route(`${apiUrl}/**/consultation/create`, async (route) => {
    await route.fetch(); // stored
    await route.abort(); // but the answer never arrives
  });
  const area = await fill(page, siteLocale, consultation, who);
  const send = area.getByRole('button', { name: text(siteLocale, 'enquiries', 'send') });
  await send.click();
  await expect(area.getByText(text(siteLocale, 'enquiries', 'failed'))).toBeVisible();
  await page.unroute(`${apiUrl}/**/consultation/create`);
  await send.click();
  await expect(area.getByText(text(siteLocale, 'enquiries', 'delivered'))).toBeVisible();
  expect(await db('select 1 from enquiries where full_name = $1', [who.full_name])).toHaveLength(1);
});
