import type { components } from '../../src/api-client/generated/schema';
import { createClient, expectData, unbuiltProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles, openFilters, showResultsButton } from '../support/lists';
import { foundText } from '../support/search';
import { text } from '../support/texts';

test('while the API is unavailable only matching records are shown and counted, and the list is requested again @en-desktop @8.8', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const client = createClient(apiUrl);
  const titlesOf = (rows: readonly { title: { ar: string; en: string } }[]) =>
    rows.map(({ title }) => title[siteLocale]);
  const all = await expectData(client.GET('/public/projects/list'));
  const rentals = { orderBy: 'annual_rent', desc: false, has_ac: true, status_id: 'available' } as const;
  const matchingRentals = await expectData(
    client.GET('/public/rentals/list', { params: { query: rentals } }),
  );
  /** What a search finds, without the project that was published after the build, which is not known offline. */
  const found = async (filter: components['schemas']['ApartmentFilter']) => {
    const { groups = [], others = [] } = await expectData(
      client.POST('/public/projects/apartments', { body: { ...filter, view: 'summary' } }),
    );
    const isKnown = ({ slug }: { slug: string }) => slug !== unbuiltProject.slug;
    const known = groups.filter(({ project }) => isKnown(project));
    const homes = known.reduce((sum, { matching }) => sum + matching, 0);
    // Where nothing is asked of homes, projects without one are results too.
    const isOfHomes = Boolean(filter.rooms ?? filter.available_only);
    const rows = [...known.map(({ project }) => project), ...(isOfHomes ? [] : others.filter(isKnown))];
    const names = rows.map(({ name }) => name[siteLocale]);
    return [names, homes > 0 ? foundText(siteLocale, homes, known.length) : /\d|واحد/] as const;
  };
  const expected = [
    ['/projects?status_id=Completed', ...(await found({ status_id: 'Completed' }))],
    ['/projects?rooms=4&price_max=1200000', ...(await found({ rooms: [4], price_max: 1_200_000 }))],
    ['/projects?available_only=true', ...(await found({ available_only: true }))],
    ['/projects?orderBy=price_from&desc=false', ...(await found({ sort: 'price_asc' }))],
    [
      '/rentals?orderBy=annual_rent&desc=false&status_id=available&has_ac=true',
      titlesOf(matchingRentals.data),
      new RegExp(String(matchingRentals.meta.total)),
    ],
  ] as const;
  await page.route(`${apiUrl}/**`, (route) => route.abort());
  const retry = page.getByRole('button', { name: text(siteLocale, 'lists', 'retry') });
  for (const [path, names, count] of expected) {
    await test.step(`${path} shows and counts the matching records`, async () => {
      await page.goto(path);
      await expect(retry, path).toBeVisible();
      await expect(cardTitles(page), path).toHaveText([...names]);
      const results = page.getByRole('region', { name: text(siteLocale, 'lists', 'heading') });
      await expect(results.getByRole('status').first(), path).toHaveText(count);
    });
  }

  await test.step('the dialog counts cached results', async () => {
    await page.goto('/projects');
    await expect(retry).toBeVisible();
    const dialog = await openFilters(page, siteLocale);
    await dialog.getByRole('radio', { name: text(siteLocale, 'projects', 'status.Completed') }).check();
    await expect(dialog.getByRole('button', { name: showResultsButton })).toHaveText(/\d|واحدة|وحدتان|one/);
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
