import { createClient, expectData } from '../support/api';
import { expect, test } from '../support/fixtures';

for (const [screen, id] of [
  ['detail', '@2.6'],
  ['share', '@2.10'],
] as const) {
  test(`/projects/${screen} without a project offers each project, and links to it @en-desktop ${id}`, async ({
    page,
    siteLocale,
    apiUrl,
  }) => {
    const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
    await page.goto(`/projects/${screen}`);
    const main = page.getByRole('main');
    await expect(main.locator(`a[href^="/projects/${screen}/"]`)).toHaveCount(data.length);
    for (const { name, slug } of data) {
      const choice = main.getByRole('link', { name: name[siteLocale], exact: true });
      await expect(choice).toHaveAttribute('href', `/projects/${screen}/${slug}`);
    }
    const known = data.find(({ slug }) => slug === 'alyasmin-gardens')?.name[siteLocale] ?? '';
    await main.getByRole('link', { name: known, exact: true }).click();
    await expect(page).toHaveURL(`/projects/${screen}/alyasmin-gardens`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(known);
  });
}
