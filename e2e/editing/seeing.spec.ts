import { editing, expect, savedFile, test } from './editor';

test('an editor sees an answer on the page before it is saved, and on the site once it is', async ({
  editor: open,
}) => {
  const file = 'content/faq/property-management.md';
  const editor = await open('ar');
  const before = savedFile(file);
  await editor.open('collections/questions/entries/property-management');
  // The first text waits for the page to be loaded as well; `npm run bench -- refresh --preview` measures more of those after it.
  for (const text of ['نعم.', 'نعم، ونرسل إليك تقريرًا كل شهر.']) {
    await editor.type('ar', 'الجواب', text);
    const started = performance.now();
    await expect(editor.shownPage.getByText(text, { exact: true })).toBeVisible();
    console.log(
      `The page showed the text ${Math.round(performance.now() - started)} ms after its last letter`,
    );
  }
  expect(savedFile(file)).toBe(before);
  await editor.showBeside('english');
  await editor.type('en', 'الجواب', 'Yes, and you get a report every month.');
  await editor.save();
  await editor.page.goto(`${editing.siteUrl}/en/FAQ#property-management`);
  await expect(editor.page.getByText('Yes, and you get a report every month.')).toBeVisible();
});

for (const { language, says, step } of [
  { language: 'ar', says: 'وتظهر الصفحة هنا من تلقاء نفسها', step: 'الخطوة 4 / 5: برامج الصفحات (1:07)' },
  {
    language: 'en',
    says: 'the page appears here by itself',
    step: 'Step 4 / 5: scripts of the pages (1:07)',
  },
] as const) {
  test(`an editor is told how far the first build of the site is, and then sees the page (${language})`, async ({
    editor: open,
  }) => {
    const editor = await open(language);
    let isBuilt = false;
    const title = { ar: 'برامج الصفحات', en: 'scripts of the pages' };
    await editor.page.route('**/preview/progress', (route) =>
      isBuilt
        ? route.continue()
        : route.fulfill({ json: { state: 'building', step: 4, steps: 5, title, seconds: 67 } }),
    );
    await editor.open('collections/questions/entries/reserving');
    const pane = editor.page.frameLocator('iframe');
    await expect(pane.getByText(says)).toBeVisible();
    await expect(pane.getByText(step)).toBeVisible();
    await expect(pane.getByRole('progressbar')).toHaveAttribute('value', '3');
    isBuilt = true;
    await expect(editor.shownPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pane.getByText(says)).toBeHidden();
  });
}

test('the page shows what was typed before it was connected to the development site', async ({
  editor: open,
}) => {
  const editor = await open('ar');
  const connectedLate = () => new Promise((resolve) => setTimeout(resolve, 6000));
  await editor.page.routeWebSocket(/socket\.io/, async (socket) => {
    await connectedLate();
    socket.connectToServer();
  });
  await editor.open('collections/questions/entries/reserving');
  await editor.type('ar', 'الجواب', 'مبلغ يُخصم من الثمن.');
  await expect(editor.shownPage.getByText('مبلغ يُخصم من الثمن.', { exact: true })).toBeVisible();
});

test('the page shows what was typed while it was loading', async ({ editor: open }) => {
  const answer = 'يُخصم من ثمن الوحدة.';
  const editor = await open('ar');
  await editor.open('collections/questions/entries/reserving');
  const loading = await editor.page.context().newPage();
  // The page has read its data, and waits for more before it shows anything.
  let answerRest = () => {};
  const rest = new Promise<void>((resolve) => (answerRest = resolve));
  await loading.route('**/page-data/app-data.json', async (route) => {
    await rest;
    await route.continue();
  });
  const hasData = loading.waitForResponse('**/page-data/FAQ/page-data.json');
  const hasUpdate = loading
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes(answer)));
  await loading.goto(`${editing.siteUrl}/FAQ#reserving`, { waitUntil: 'commit' });
  await (await hasData).finished();
  await editor.type('ar', 'الجواب', answer);
  await hasUpdate;
  answerRest();
  await expect(loading.getByText(answer, { exact: true })).toBeVisible();
});
