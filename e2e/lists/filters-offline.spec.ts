import { createClient, expectData, unbuiltProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters } from '../support/lists';
import { text } from '../support/texts';

test('while the API is unavailable only matching records are shown and counted, and the list is requested again @en-desktop @8.8', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const client = createClient(apiUrl);
  // The project published after the build is not cached.
  const namesOf = (rows: readonly { slug: string; name: { ar: string; en: string } }[]) =>
    rows.filter(({ slug }) => slug !== unbuiltProject.slug).map(({ name }) => name[siteLocale]);
  const titlesOf = (rows: readonly { title: { ar: string; en: string } }[]) =>
    rows.map(({ title }) => title[siteLocale]);
  const all = await expectData(client.GET('/public/projects/list'));
  const body = { available_only: true, rooms: [4], price_max: 1_200_000 };
  const apartments = await expectData(client.POST('/public/projects/apartments', { body }));
  const ids = new Set(apartments.data.map(({ project_id }) => project_id));
  const rentals = { orderBy: 'annual_rent', desc: false, has_ac: true, status_id: 'available' } as const;
  const matchingRentals = await expectData(
    client.GET('/public/rentals/list', { params: { query: rentals } }),
  );
  const expected = [
    ['/projects?status_id=Completed', namesOf(all.data.filter(({ status }) => status === 'Completed'))],
    ['/projects?rooms=4&price_max=1200000', namesOf(all.data.filter(({ id }) => ids.has(id)))],
    ['/projects?available_only=true', namesOf(all.data.filter((project) => project.available_units > 0))],
    [
      '/projects?orderBy=price_from&desc=false',
      namesOf(
        (
          await expectData(
            client.GET('/public/projects/list', {
              params: { query: { orderBy: 'price_from', desc: false } },
            }),
          )
        ).data,
      ),
    ],
    [
      '/rentals?orderBy=annual_rent&desc=false&status_id=available&has_ac=true',
      titlesOf(matchingRentals.data),
      matchingRentals.meta.total,
    ],
  ] as const;
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  const retry = page.getByRole('button', { name: text(siteLocale, 'lists', 'retry') });
  for (const [path, names, total = names.length] of expected) {
    await test.step(`${path} shows and counts the matching records`, async () => {
      await page.goto(path);
      await expect(retry, path).toBeVisible();
      await expect(cardTitles(page), path).toHaveText([...names]);
      const counted = page.getByRole('main').getByRole('status').first();
      const count = { 1: /1|واحد/, 2: /2|مشروعان|وحدتان/ }[total] ?? new RegExp(String(total));
      await expect(counted, path).toHaveText(count);
    });
  }

  await test.step('the dialog counts cached results', async () => {
    await page.goto('/projects');
    await expect(retry).toBeVisible();
    const dialog = await openFilters(page, siteLocale);
    await dialog.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') }).check();
    await expect(
      dialog.getByRole('button', { name: text(siteLocale, 'projects', 'showCount_one'), exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the list is requested again by a click, and automatically when the network is back', async () => {
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(`${apiUrl}/**`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(retry).toHaveCount(0);
    await expect(cardTitles(page)).toHaveText(all.data.map(({ name }) => name[siteLocale]));
  });
});
