import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { editing, expect, savedFile, test, type Editor } from './editor';
import { mistakes } from './mistakes';
import { contentLanguages } from '../../src/lib/localized-text';

const question = 'content/faq/separate-deed.md';

test('an editor changes an answer in both languages, seen on the page before it is saved', async ({
  editor: open,
}) => {
  const editor = await open('ar');
  const before = savedFile(question);
  await editor.open('collections/questions/entries/separate-deed');
  // The first text waits for the page to be compiled as well; `npm run bench:preview` measures more of those after it.
  for (const text of ['نعم.', 'نعم، لكل وحدة صك مستقل باسم مالكها.']) {
    await editor.type('ar', 'الجواب', text);
    const started = performance.now();
    await expect(editor.shownPage.getByText(text, { exact: true })).toBeVisible({ timeout: 60_000 });
    console.log(
      `The page showed the text ${Math.round(performance.now() - started)} ms after its last letter`,
    );
  }
  expect(savedFile(question)).toBe(before);
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
  await editor.page.goto(`${editing.siteUrl}/en/FAQ#separate-deed`);
  await expect(editor.page.getByText('Yes, every home has a deed in the name of its owner.')).toBeVisible({
    timeout: 60_000,
  });
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

/** Puts a new picture in the place of the CEO's. */
async function replacePicture({ page }: Editor, name: string, buffer: Buffer): Promise<void> {
  const words = /استبدال صورة|Replace Image/;
  await page.getByRole('button', { name: words }).first().click();
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('option', { name }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:إدراج|Insert)$/ })
    .click();
}

test('an editor replaces the picture of the CEO and says what it shows', async ({ editor: open }) => {
  const editor = await open('ar');
  await editor.open('collections/home/entries/ceo-message');
  const photograph = readFileSync(path.join(editing.folder, 'content/about/media/headquarters.jpg'));
  await replacePicture(editor, 'new-ceo.jpg', photograph);
  await editor.type('ar', 'ما في الصورة', 'الرئيس التنفيذي أمام المقر');
  await editor.showBeside('english');
  await editor.type('en', 'ما في الصورة', 'The chief executive in front of the head office');
  await editor.save();
  expect(savedFile('content/home/ceo-message.md')).toContain('image: media/new-ceo.jpg\n');
  expect(existsSync(path.join(editing.folder, 'content/home/media/new-ceo.jpg'))).toBe(true);
});

for (const language of contentLanguages) {
  for (const { name, make, says } of mistakes) {
    test(`${name} is named in the language of the editor (${language}), and nothing is saved or lost`, async ({
      editor: open,
    }) => {
      const editor = await open(language);
      const before = savedFile('content/faq/financing.md');
      await editor.open('collections/questions/entries/financing');
      await editor.showBeside('english');
      await make(editor, language);
      await editor.saveButton.click();
      await expect(editor.page.getByText(says[language]).first()).toBeVisible();
      await expect(editor.saveButton).toBeAttached();
      expect(savedFile('content/faq/financing.md')).toBe(before);
    });
  }

  test(`a picture that is too small is refused (${language})`, async ({ editor: open }) => {
    const editor = await open(language);
    await editor.open('collections/home/entries/ceo-message');
    const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer();
    await replacePicture(editor, 'small.jpg', small);
    await editor.saveButton.click();
    const says = { ar: 'والأقل لهذا المكان 1000 × 1000', en: 'this place needs 1000 × 1000 at least' };
    await expect(editor.page.getByRole('alertdialog')).toContainText(says[language]);
    expect(existsSync(path.join(editing.folder, 'content/home/media/small.jpg'))).toBe(false);
  });
}

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

test('an editor sees who changed a text, and what was changed', async ({ editor: open }) => {
  const editor = await open('ar');
  const { page } = editor;
  await editor.open('collections/questions/entries/off-plan');
  await page.getByRole('radio', { name: 'السجل' }).click();
  const [change] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Sara Al-Harbi' }).click(),
  ]);
  await expect(change.getByRole('heading', { name: 'ما تغيّر' })).toBeVisible();
  await expect(change.getByText('Sara Al-Harbi')).toBeVisible();
  await expect(change.getByText('هل أستطيع الشراء قبل اكتمال البناء؟')).toBeVisible();
});
