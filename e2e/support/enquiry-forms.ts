import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { consentVersion } from '../../src/features/enquiries/consent-version';
import { getLabel, type FieldName } from '../../src/features/enquiries/forms';
import type { Locale } from '../../src/i18n/locales';
import { text } from './texts';

type Answers = Readonly<Partial<Record<FieldName, string>>>;

/** Answers with the names of their fields, in their order. */
export const entriesOf = (answers: Answers) => Object.entries(answers) as [FieldName, string][];

export interface EnquiryForm {
  kind: 'maintenance' | 'contact' | 'consultation' | 'project_interest' | 'interest';
  path: string;
  typed: Answers;
  chosen: Answers;
  /** Columns whose values differ from what was typed or chosen. */
  stored?: Record<string, unknown>;
}

/** 150 characters as people count them: emoji of one code point, Arabic with diacritics, quotes and a line break. */
const long = `«${'ش'.repeat(40)}» 😀🏡 "it’s" \n${'مَ'.repeat(30)}${'😀'.repeat(36)}`.padEnd(150, 'ي');
const longest = [...long].slice(0, 150).join('');

export const enquiryForms: readonly [EnquiryForm, ...EnquiryForm[]] = [
  {
    kind: 'maintenance',
    path: '/maintenance',
    typed: { description: longest, unit_label: 'المبنى ب، الشقة 12' },
    chosen: { maintenance_type: 'plumbing', location: 'riyadh', urgency: 'urgent', project_id: 'prj-1001' },
  },
  {
    kind: 'contact',
    path: '/projects/contact',
    typed: { email: 'noura@example.sa', description: 'أرغب في زيارة المكتب، مساءً إن أمكن 🏡' },
    chosen: { location: 'jeddah' },
  },
  {
    kind: 'consultation',
    path: '/consultation',
    typed: { email: 'noura+rent@example.sa', consultation: `  ${'؟'.repeat(10)} الشراء أم الإيجار` },
    chosen: {},
  },
  {
    kind: 'project_interest',
    path: '/projects/detail/alyasmin-gardens',
    typed: { note: 'الدور الأول 👩‍👩‍👧‍👦' },
    chosen: { rooms: '4' },
    stored: { rooms: 4, project_id: 'prj-1001' },
  },
  {
    kind: 'interest',
    path: '/intrest',
    typed: { note: 'قريب من المدرسة' },
    chosen: { rooms: '3', location: 'riyadh' },
    stored: { rooms: 3 },
  },
];

export interface Person {
  full_name: string;
  mobile: string;
}

export function formOf(kind: EnquiryForm['kind']): EnquiryForm {
  const form = enquiryForms.find((one) => one.kind === kind);
  if (!form) throw new Error(`The ${kind} form does not exist`);
  return form;
}

/** The row in the database that a form's enquiry must become. */
export const expectedRow = (form: EnquiryForm, who: Person, locale: Locale) => ({
  kind: form.kind,
  ...who,
  ...form.typed,
  ...form.chosen,
  ...form.stored,
  locale,
  page_path: form.path,
  consent_version: consentVersion,
  consent_locale: locale,
});

export const formArea = (page: Page, locale: Locale, { kind }: EnquiryForm): Locator =>
  page.getByRole('form', { name: text(locale, 'enquiries', `kinds.${kind}`) });

/** Selects an option; where the options are unavailable and the field takes text, types the value. */
async function choose(control: Locator, value: string): Promise<void> {
  const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (!isSelect) return control.fill(value);
  await control.selectOption(value).catch(() => control.fill(value));
}

/** Fills in the form of the open page, also fields that have a value already. */
export async function fillForm(page: Page, locale: Locale, form: EnquiryForm, who: Person): Promise<Locator> {
  const area = formArea(page, locale, form);
  const label = (field: FieldName) => area.getByLabel(fieldLabel(locale, form.kind, field));
  for (const [field, value] of entriesOf({ ...who, ...form.typed })) await label(field).fill(value);
  for (const [field, value] of entriesOf(form.chosen)) await choose(label(field), value);
  await waitForHumanPace(page);
  return area;
}

export const sendButton = (area: Locator, locale: Locale): Locator =>
  area.getByRole('button', { name: text(locale, 'enquiries', 'send'), exact: true });

/** The label of a field of a form. */
export const fieldLabel = (locale: Locale, kind: EnquiryForm['kind'], name: FieldName): string =>
  text(locale, 'enquiries', getLabel(kind, name));

/** A field of any form, by one of its labels. */
export function fieldByName(area: Page | Locator, locale: Locale, name: FieldName): Locator {
  const labels = new Set(enquiryForms.map(({ kind }) => fieldLabel(locale, kind, name)));
  const [first, ...others] = [...labels].map((label) => area.getByLabel(label));
  return others.reduce((found, other) => found.or(other), first ?? area.getByLabel(name));
}

export async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  return page.getByRole('form');
}

/**
 * Waits until the form is no longer taken for filled in by a bot, which it is within two seconds: after the load of the
 * document, or after now for a form that appeared later.
 */
export const waitForHumanPace = async (page: Page, since: 'load' | 'now' = 'load') => {
  const start = since === 'now' ? await page.evaluate(() => performance.now()) : 0;
  await page.waitForFunction((from) => performance.now() - from > 2100, start);
};

/** Types the answers into a form that has just appeared, and sends it. */
export async function fillAndSend(area: Locator, locale: Locale, answers: Answers): Promise<void> {
  for (const [field, value] of entriesOf(answers)) await fieldByName(area, locale, field).fill(value);
  await waitForHumanPace(area.page(), 'now');
  await sendButton(area, locale).click();
}

/** Fills in the required fields of the contact form, and returns the name by which its row is found. */
export async function fillContactForm(area: Locator, locale: Locale): Promise<string> {
  const name = `نورة ${randomUUID()}`;
  await fieldByName(area, locale, 'full_name').fill(name);
  await fieldByName(area, locale, 'mobile').fill('0551234567');
  await fieldByName(area, locale, 'description').fill('أرغب في زيارة المكتب');
  return name;
}
