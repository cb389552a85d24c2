import { expect, test } from '../support/fixtures';
import { tileUrl } from '../support/map';
import { rows, theMap } from '../support/project-map';
import { text } from '../support/texts';

test('an answer with another project in another order leaves the map as it was zoomed @ar-phone', async ({
  page,
  siteLocale,
}) => {
  await page.route(tileUrl, (route) => route.abort());
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/public/projects/list*', async (route) => {
    await released;
    const response = await route.fetch();
    const answer = (await response.json()) as { data: unknown[] };
    answer.data.reverse();
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/projects?view=map');
  const map = theMap(page, siteLocale);
  const distance = map.getByText(/^\d+ (?:كم|km)$/);
  const far = await distance.textContent();
  const first = await rows(page).first().textContent();
  await map.getByRole('button', { name: text(siteLocale, 'projects', 'map.zoomIn') }).click();
  await expect(distance).not.toHaveText(far ?? '');
  const near = await distance.textContent();
  release();
  await expect(rows(page).first()).not.toHaveText(first ?? '');
  await expect(distance).toHaveText(near ?? '');
});
