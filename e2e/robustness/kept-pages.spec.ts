import { demoProjectPath } from '../support/api';
import { expect } from '../support/fixtures';
import { heading, read, test, waitUntilKept } from '../support/kept-pages';
import { horizontalOverflow } from '../support/page';
import { text } from '../support/texts';

test('pages that were read can be read without a network, in a new tab too; another says what is here and opens by itself @ar-phone @en-desktop', async ({
  page,
  context,
  gate,
  siteLocale,
}) => {
  const paths = ['/', '/projects', demoProjectPath, '/FAQ', '/about', '/rentals'];
  const headings = await read(page, gate, paths);
  gate.setCut(true);
  await page.close();

  const tab = await context.newPage();
  for (const [index, path] of paths.entries()) {
    await tab.goto(gate.url + path);
    await expect(heading(tab)).toHaveText(headings[index] ?? '');
    await expect(tab.locator('html[data-hydrated]')).toBeAttached();
    await expect(
      tab.getByRole('button', { name: text(siteLocale, 'common', 'offline.reload') }),
    ).toBeVisible();
  }
  await tab.reload();
  await expect(heading(tab)).toHaveText(headings.at(-1) ?? '');

  await tab.goto(`${gate.url}/blogs`);
  await expect(heading(tab)).toHaveText(text(siteLocale, 'kept', 'offline'));
  await expect(tab).toHaveTitle(text(siteLocale, 'kept', 'offline'));
  const links = tab.getByRole('main').locator('li a[href]').filter({ visible: true });
  const listed = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(async () => (await listed()).sort()).toEqual(expect.arrayContaining([...paths].sort()));
  expect(await horizontalOverflow(tab)).toBe(0);
  await tab.getByLabel(text(siteLocale, 'kept', 'search')).fill(headings[3] ?? '');
  await expect.poll(listed).toEqual(expect.arrayContaining(['/FAQ']));
  await tab.getByLabel(text(siteLocale, 'kept', 'search')).fill('xyzxyz');
  await expect(tab.getByText(text(siteLocale, 'kept', 'notFound'))).toBeVisible();

  gate.setCut(false);
  await expect(heading(tab)).toHaveText(text(siteLocale, 'blogs', 'title'), { timeout: 60_000 });
});

test('a page and its data are of one release, also where another one came between two pages @ar-phone', async ({
  page,
  gate,
}) => {
  const [oldTitle = ''] = await read(page, gate, ['/FAQ']);
  const newTitle = `${oldTitle} ٢`;
  gate.setRewrite((path, body) => {
    if (path === '/page-data/app-data.json')
      return body.replace(/"webpackCompilationHash":"[^"]*"/, '"webpackCompilationHash":"another"');
    return /^\/(?:FAQ|about)$|^\/page-data\/(?:FAQ|about)\//.test(path)
      ? body.replaceAll(oldTitle, newTitle)
      : body;
  });
  await read(page, gate, ['/about']);
  gate.setCut(true);
  await page.goto(`${gate.url}/FAQ`);
  await expect(heading(page)).toHaveText(oldTitle);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText(oldTitle);

  gate.setCut(false);
  await page.reload();
  await expect(heading(page)).toHaveText(newTitle);
  await waitUntilKept(page, '/FAQ');
});

test('on the privacy page stands what is kept, and one press removes it @ar-phone @en-desktop', async ({
  page,
  gate,
  siteLocale,
}) => {
  await read(page, gate, ['/FAQ', '/privacy']);
  await page.reload();
  await expect(page.getByRole('heading', { name: text(siteLocale, 'kept', 'onDevice') })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/FAQ"]').last()).toBeVisible();
  await page.getByRole('button', { name: text(siteLocale, 'kept', 'remove') }).click();
  await expect(page.getByRole('heading', { name: text(siteLocale, 'kept', 'onDevice') })).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await read(page, gate, ['/about']);
  await waitUntilKept(page, '/404');
  gate.setCut(true);
  await page.goto(`${gate.url}/FAQ`);
  await expect(heading(page)).toHaveText(text(siteLocale, 'kept', 'offline'));
});

test('addresses with the prefix of a language lead to the same kept pages, and say the same of others @en-desktop', async ({
  page,
  gate,
  siteLocale,
}) => {
  const [title = ''] = await read(page, gate, ['/FAQ']);
  gate.setCut(true);
  await page.goto(`${gate.url}/en/FAQ`);
  await expect(page.locator('html[data-kept-at][data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText(title);
  await page.goto(`${gate.url}/en/blogs`);
  await expect(page.locator('html[data-offline][data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText(text(siteLocale, 'kept', 'offline'));
});
