import { expect, savedFile, test, type Editor, type EditorLanguage } from './editor';
import { contentLanguages } from '../../src/lib/localized-text';

test.use({ preview: false });

const words = {
  answer: { ar: 'الجواب', en: 'Answer' },
  title: { ar: 'حُفظ هذا النص بعد أن فتحته', en: 'This text was saved after you opened it' },
  goOn: { ar: 'أتابع التحرير', en: 'Go on editing' },
  replace: { ar: 'احفظ نصي مكانه', en: 'Save mine in its place' },
  kept: { ar: 'بقي المحفوظ كما هو', en: 'What is saved stayed as it is' },
} as const;

const slug = 'guarantee-start';
const entry = `collections/questions/entries/${slug}`;

/** The editor, and a second tab of the same browser, which shares what the application has stored. */
async function twoTabs(editor: Editor, other: (page: Editor['page']) => Editor): Promise<[Editor, Editor]> {
  await editor.open(entry);
  const second = other(await editor.page.context().newPage());
  await second.open(entry);
  return [editor, second];
}

for (const language of contentLanguages) {
  test(`of two tabs on one question the second erases nothing, shows the difference, and may go on (${language})`, async ({
    editor: open,
  }) => {
    const file = `content/faq/${slug}.md`;
    const write = (editor: Editor, text: string, side: EditorLanguage = 'ar') =>
      editor.type(side, words.answer[language], text);
    const editor = await open(language);
    const [first, second] = await twoTabs(editor, (page) => editor.inTab(page));
    await write(first, `جواب الأول ${language}`);
    await write(second, `جواب الثاني ${language}`);
    await first.save();
    expect(savedFile(file)).toContain(`جواب الأول ${language}`);

    await second.saveButton.click();
    const dialog = second.page.getByRole('dialog', { name: words.title[language] });
    await expect(dialog.locator('del')).toContainText(`جواب الأول ${language}`);
    await expect(dialog.locator('ins')).toContainText(`جواب الثاني ${language}`);
    expect(savedFile(file)).toContain(`جواب الأول ${language}`);
    await dialog.getByRole('button', { name: words.goOn[language] }).click();
    const said = second.page.getByRole('alertdialog');
    await expect(said).toContainText(words.kept[language]);
    await said.getByRole('button').click();
    const answer = second.side('ar').getByRole('textbox', { name: words.answer[language], exact: true });
    await expect(answer).toContainText(`جواب الثاني ${language}`);
    expect(savedFile(file)).not.toContain(`جواب الثاني ${language}`);

    await second.saveButton.click();
    await dialog.getByRole('button', { name: words.replace[language] }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => savedFile(file)).toContain(`جواب الثاني ${language}`);
  });
}
