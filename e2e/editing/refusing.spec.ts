import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { editing, expect, savedFile, test } from './editor';
import { mistakes } from './mistakes';
import { contentLanguages } from '../../src/lib/localized-text';

test.use({ preview: false });

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

  test(`mistakes of a question and those between questions are named at once, each with its field (${language})`, async ({
    editor: open,
  }) => {
    const editor = await open(language);
    await editor.open('collections/questions/entries/financing');
    await editor.showBeside('english');
    for (const { name, make } of mistakes)
      if (/translation|nowhere|another question/.test(name)) await make(editor, language);
    const refusal = await editor.refusal();
    const fields = {
      ar: ['السؤال › بالإنجليزية: ', 'الجواب › بالإنجليزية: ', 'الترتيب في الباب: الترتيب 10'],
      en: ['Question › English: ', 'Answer › English: ', 'Place within the category: Another question'],
    };
    for (const field of fields[language]) expect(refusal).toContain(field);
  });

  test(`a picture that is too small is refused (${language})`, async ({ editor: open }) => {
    const editor = await open(language);
    await editor.open('collections/home/entries/ceo-message');
    const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer();
    await editor.replacePicture('small.jpg', small);
    await editor.saveButton.click();
    const says = { ar: 'والأقل لهذا المكان 1000 × 1000', en: 'this place needs 1000 × 1000 at least' };
    await expect(editor.page.getByRole('alertdialog')).toContainText(says[language]);
    expect(existsSync(path.join(editing.folder, 'content/home/media/small.jpg'))).toBe(false);
  });
}

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
