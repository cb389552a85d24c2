import { expect, test } from './editor';

test.use({ preview: false });

for (const { language, title, other, category } of [
  {
    language: 'ar',
    title: 'متى يبدأ الضمان؟',
    other: 'When does the guarantee start?',
    category: 'الضمان والصيانة',
  },
  {
    language: 'en',
    title: 'When does the guarantee start?',
    other: 'متى يبدأ الضمان؟',
    category: 'Guarantee and maintenance',
  },
] as const) {
  test(`the list of questions has titles and categories in the language of the editor (${language})`, async ({
    editor: open,
  }) => {
    const editor = await open(language);
    const { page } = editor;
    await editor.openList('collections/questions');
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(category)).toBeVisible();
    await expect(page.getByText(other)).toBeHidden();
  });
}

test('addresses in Arabic fields, rows and previews are read from left to right', async ({
  editor: open,
}) => {
  const editor = await open('ar');
  const { page } = editor;
  await editor.open('collections/site/entries/redirects');
  const slashIsLeft = (element: HTMLElement) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text) return undefined;
    const placeOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return placeOf(0) < placeOf(1);
  };
  const shown = page.getByText('/contact-us', { exact: true });
  await expect(shown.first()).toBeVisible();
  for (const one of await shown.all()) expect(await one.evaluate(slashIsLeft)).toBe(true);
  await page.getByRole('button', { name: /إضافة .?تحويل/ }).click();
  const box = editor.side('ar').getByRole('textbox', { name: 'العنوان القديم', exact: true });
  await expect(box).toHaveCSS('direction', 'ltr');
});

test('a question shows its text before what few questions have', async ({ editor: open }) => {
  const editor = await open('ar');
  await editor.open('collections/questions/entries/financing');
  const answer = editor.side('ar').getByRole('textbox', { name: 'الجواب', exact: true });
  const appears = editor.side('ar').getByText('يظهر في', { exact: true });
  const [first, second] = [await answer.boundingBox(), await appears.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});
