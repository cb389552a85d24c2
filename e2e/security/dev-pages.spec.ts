import { expect, test, withoutPage } from '../support/served-pages';

test.use(withoutPage);

test('the built site has no page of UI components @en-desktop', async ({ read, request, siteLocale }) => {
  for (const path of ['/dev/ui', '/en/dev/ui']) {
    const { response, page } = await read(path);
    expect(response.status(), path).toBe(404);
    const words = { ar: 'الصفحة غير موجودة', en: 'This page could not be found' };
    const language = path.startsWith('/en') ? 'en' : siteLocale;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language]);
    const data = await request.get(`/page-data${path}/page-data.json`);
    expect(data.status(), path).toBe(404);
  }
});
