import { editing, expect, test } from './editor';

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
  await expect(editor.shownPage.getByText('مبلغ يُخصم من الثمن.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
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
  await expect(loading.getByText(answer, { exact: true })).toBeVisible({ timeout: 60_000 });
});
