import { createClient, expectData, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test('a project shows how its building goes on: a line to the handover, the newest report, earlier ones below it @ar-phone @12.26', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { progress, slug } = await fetchProject(apiUrl);
  const [newest, ...earlier] = progress ?? [];
  if (!newest || earlier.length === 0) throw new Error('The demo project has no two reports');
  await page.goto(`/projects/detail/${slug}`);
  const section = page.locator('#progress');
  await expect(section.locator('time').first()).toHaveAttribute('datetime', newest.date);
  await expect(section).toContainText(`${newest.percent}%`);
  const paragraph = newest.text[siteLocale].split('\n')[0] ?? '';
  await expect(section.getByText(paragraph)).toBeVisible();
  const oldest = section.getByText(earlier.at(-1)?.text[siteLocale].split('\n')[0] ?? '');
  await expect(oldest).toBeHidden();
  await section.getByText(text(siteLocale, 'projects', 'progress.earlier')).click();
  await expect(oldest).toBeVisible();
  const photos = progress?.flatMap((report) => report.photos ?? []) ?? [];
  expect(photos.length).toBeGreaterThan(0);
  await expect(section.getByRole('img')).toHaveCount(photos.length);
});

test('About lists what was handed over, the latest first, with the day @ar-phone @12.27', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
  const delivered = data
    .filter(({ delivered_on }) => delivered_on)
    .sort((a, b) => String(b.delivered_on).localeCompare(String(a.delivered_on)));
  expect(delivered.length).toBeGreaterThan(0);
  await page.goto('/about');
  const links = page.locator('#delivered').getByRole('link');
  await expect(links).toHaveText(delivered.map(({ name }) => name[siteLocale]));
  await expect(page.locator('#delivered')).toContainText(delivered[0]?.delivered_on?.slice(0, 4) ?? '');
  await links.first().click();
  await expect(page).toHaveURL(`/projects/detail/${delivered[0]?.slug}`);
});
