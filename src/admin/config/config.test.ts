import { kinds } from '../../sourcing/content/kinds';
import { addressStyles } from './address-fields';
import { adminConfig } from '.';

const backend = { name: 'github', repo: 'owner/site' } as const;

const collectionsIn = (language: 'ar' | 'en', overdue: { ar: string; en: string }[] = []) =>
  (adminConfig(backend, language, overdue).collections ?? []) as {
    name: string;
    label: string;
    description?: string;
    fields?: { name: string }[];
    files?: { name: string; fields: { name: string; hint?: string; required?: unknown }[] }[];
  }[];

test('every kind of content file is edited somewhere', () => {
  const files = collectionsIn('en').flatMap(({ files: some = [] }) => some.map(({ name }) => name));
  for (const { name } of kinds) if (name !== 'faq-question') expect(files).toContain(name);
  expect(collectionsIn('en').map(({ name }) => name)).toContain('questions');
});

test('the cost estimate has an entry of its own in the menu, beside that of the redirects', () => {
  for (const [language, costs, redirects] of [
    ['ar', 'حاسبة التكلفة', 'العناوين المحوّلة'],
    ['en', 'Cost estimate', 'Redirects'],
  ] as const) {
    const entries = collectionsIn(language);
    const filesOf = (label: string) => entries.find((entry) => entry.label === label)?.files;
    expect(filesOf(costs)?.map(({ name }) => name)).toEqual(['costs']);
    expect(filesOf(redirects)?.map(({ name }) => name)).toEqual(['redirects']);
  }
});

test('what few questions have stands below question and answer, and no field is left out', () => {
  const names = collectionsIn('en')
    .find(({ name }) => name === 'questions')
    ?.fields?.map(({ name }) => name);
  expect(names).toEqual([
    ...['category', 'order', 'question', 'body'],
    ...['hidden', 'publish_at', 'unpublish_at', 'plugin', 'fact'],
  ]);
});

test('labels are in the language of the editor', () => {
  for (const { label } of collectionsIn('ar')) expect(label).toMatch(/\p{Script=Arabic}/u);
  for (const { label } of collectionsIn('en')) expect(label).not.toMatch(/\p{Script=Arabic}/u);
});

test('pictures need a text for those who cannot see them, in both languages', () => {
  const files = collectionsIn('en').flatMap(({ files: some = [] }) => some);
  for (const name of ['hero', 'ceo-message', 'about-intro']) {
    const alternative = files.find((one) => one.name === name)?.fields.find((one) => one.name === 'imageAlt');
    expect(alternative).toMatchObject({ i18n: true, label: 'What the picture shows' });
    expect(alternative?.required).not.toBe(false);
  }
});

test('the field of a picture says what to do with one of an iPhone', () => {
  const fieldsOf = (language: 'ar' | 'en') =>
    collectionsIn(language).flatMap(({ files = [] }) => files.flatMap(({ fields }) => fields));
  const hints = (language: 'ar' | 'en') =>
    fieldsOf(language)
      .filter(({ name }) => name === 'image')
      .map(({ hint }) => hint);
  expect(hints('en').length).toBeGreaterThan(1);
  for (const hint of hints('en')) expect(hint).toContain('Export it as JPEG');
  for (const hint of hints('ar')) expect(hint).toContain('صدّرها JPEG');
});

test('facts whose review is due stand above the questions', () => {
  const overdue = [{ ar: 'الضريبة', en: 'The tax — read it again' }];
  const questions = collectionsIn('en', overdue).find(({ name }) => name === 'questions');
  expect(questions?.description).toContain('The tax — read it again');
  expect(collectionsIn('en').find(({ name }) => name === 'questions')?.description).toBeUndefined();
});

test('addresses are typed from left to right, and texts beside them are not', () => {
  const styles = addressStyles();
  for (const name of ['to', 'from', 'source', 'id']) expect(styles).toContain(`[data-key-path$='.${name}']`);
  expect(styles).not.toMatch(/label|question|title/);
});
