import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editing, expect, savedFile, test } from './editor';

const question = 'content/faq/separate-deed.md';

test.use({ preview: false });

test('an editor changes an answer in both languages', async ({ editor: open }) => {
  const editor = await open('ar');
  const before = savedFile(question);
  await editor.open('collections/questions/entries/separate-deed');
  await editor.type('ar', 'الجواب', 'نعم، لكل وحدة صك مستقل باسم مالكها.');
  await editor.showBeside('english');
  await editor.type('en', 'الجواب', 'Yes, every home has a deed in the name of its owner.');
  await editor.save();
  const lines = savedFile(question).split('\n');
  const changed = lines.filter((line) => !before.split('\n').includes(line));
  expect(changed).toEqual([
    'نعم، لكل وحدة صك مستقل باسم مالكها.',
    'Yes, every home has a deed in the name of its owner.',
  ]);
  expect(lines).toHaveLength(before.split('\n').length);
});

test('an editor adds a category and a question in it, with the editing page in English', async ({
  editor: open,
}) => {
  const editor = await open('en');
  const { page } = editor;
  await editor.open('collections/faq/entries/faq-categories');
  await page.getByRole('button', { name: /Add .?Category/ }).click();
  await editor.type('ar', 'Name in the files', 'selling');
  await editor.type('ar', 'Heading of the category', 'البيع');
  await editor.showBeside('english');
  await editor.type('en', 'Heading of the category', 'Selling');
  await editor.save();
  expect(savedFile('content/faq/_categories.md')).toContain(
    '  - id: selling\n    label:\n      ar: البيع\n      en: Selling\n',
  );

  await editor.open('collections/questions/new');
  await page.getByRole('radio', { name: 'البيع' }).first().click();
  await page.getByRole('spinbutton', { name: 'Place within the category' }).first().fill('10');
  await editor.type('ar', 'Question', 'هل تبيعون شقتي؟');
  await editor.type('ar', 'Answer', 'نعم، راسلنا.');
  await editor.showBeside('english');
  await editor.type('en', 'Question', 'Do you sell my apartment?');
  await editor.type('en', 'Answer', 'Yes, write to us.');
  await page.getByRole('textbox', { name: 'Slug' }).fill('sell-my-apartment');
  await editor.save();
  const saved = savedFile('content/faq/sell-my-apartment.md');
  expect(saved).toContain('category: selling\norder: 10\n');
  expect(saved).toContain('# English\n\nYes, write to us.\n');
});

test('an editor replaces the picture of the CEO and says what it shows', async ({ editor: open }) => {
  const editor = await open('ar');
  await editor.open('collections/home/entries/ceo-message');
  const photograph = readFileSync(path.join(editing.folder, 'content/about/media/headquarters.jpg'));
  await editor.replacePicture('new-ceo.jpg', photograph);
  await editor.type('ar', 'ما في الصورة', 'الرئيس التنفيذي أمام المقر');
  await editor.showBeside('english');
  await editor.type('en', 'ما في الصورة', 'The chief executive in front of the head office');
  await editor.save();
  expect(savedFile('content/home/ceo-message.md')).toContain('image: media/new-ceo.jpg\n');
  expect(existsSync(path.join(editing.folder, 'content/home/media/new-ceo.jpg'))).toBe(true);
});

test('an editor changes a text of the interface', async ({ editor: open }) => {
  const editor = await open('en');
  await editor.open('collections/interface/entries/common');
  const before = JSON.parse(savedFile('src/i18n/locales/ar/common.json')) as Record<string, unknown>;
  await editor.side('ar').getByRole('textbox').first().fill('نص جديد');
  await editor.save();
  const after = JSON.parse(savedFile('src/i18n/locales/ar/common.json')) as Record<string, unknown>;
  expect(JSON.stringify(after)).toContain('نص جديد');
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test('an editor redirects an earlier address', async ({ editor: open }) => {
  const editor = await open('ar');
  await editor.open('collections/site/entries/redirects');
  await editor.page.getByRole('button', { name: /إضافة .?تحويل/ }).click();
  await editor.type('ar', 'العنوان القديم', '/old-offers');
  await editor.type('ar', 'يقود إلى', '/projects');
  await editor.save();
  expect(savedFile('content/site/redirects.md')).toContain('  - from: /old-offers\n    to: /projects\n');
});
