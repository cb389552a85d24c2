import { readFile } from 'node:fs/promises';
import { demoProjectPath, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { text } from '../support/texts';

test('the brochure is downloaded with the project’s name, and the page stays @en-desktop @2.80', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const link = page.getByRole('link', { name: text(siteLocale, 'projects', 'detail.brochure') });
  await expect(link).toHaveAttribute('href', project.brochure_url ?? 'no brochure');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const name = text(siteLocale, 'projects', 'detail.brochureFile').replace(
    '{{project}}',
    project.name[siteLocale],
  );
  expect(download.suggestedFilename()).toBe(`${name}.pdf`);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const published = await page.request.get(project.brochure_url ?? '');
  expect(file.equals(await published.body())).toBe(true);
  expect(page.url()).toContain(demoProjectPath);
});

test('a failed download is explained without a connection; a blocked one opens in a new tab @en-desktop @2.80', async ({
  page,
  context,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_/);
  const { brochure_url: url } = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const link = page.getByRole('link', { name: text(siteLocale, 'projects', 'detail.brochure') });
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText(text(siteLocale, 'projects', 'detail.brochureOffline'))).toBeVisible();
  await context.setOffline(false);
  await page.route(url ?? '', (route) => route.abort());
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.close();
  expect(page.url()).toContain(demoProjectPath);
  await page.unroute(url ?? '');
  await page.route(url ?? '', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await link.click();
  await expect(page.getByText(text(siteLocale, 'projects', 'detail.brochureFailed'))).toBeVisible();
});
