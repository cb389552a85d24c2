/** What comes out of the printer: whole sheets, the licence on them, and nothing that only a screen needs. */
import { ask, clientOf } from './support/api';
import { expect, test } from './support/fixtures';
import { printedSheets } from './support/pdf';
import { text } from './support/texts';
import { projectOf, unitsProject } from './support/units';

test('a home for rent prints on one sheet, a project on sheets of which none is empty @2.83', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const main = page.getByRole('main');
  const { data } = await ask(clientOf(apiUrl).GET('/public/rentals/list'));
  const rental = data.find(({ photos, outside_area }) => outside_area && (photos?.length ?? 0) > 3);
  await page.goto(`/rentals/${rental?.id}`);
  expect(await printedSheets(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(rental?.licence?.number ?? 'no licence', { exact: true })).toBeVisible();
  await expect(main.getByRole('form')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const project = await projectOf(apiUrl);
  await page.goto(`/projects/detail/${unitsProject}`);
  const sheets = await printedSheets(page);
  // One of a few lines is the mark of a picture or a section that did not fit on the one before.
  expect(Math.min(...sheets)).toBeGreaterThan(8);
  expect(sheets.length).toBeLessThanOrEqual(12);
  await page.emulateMedia({ media: 'print' });
  await expect(
    main.getByText(project.licence?.number ?? 'no licence', { exact: true }).first(),
  ).toBeVisible();
  for (const floating of [
    page.getByRole('button', { name: text(siteLocale, 'common', 'contactButton.open') }),
    page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') }),
  ]) {
    await expect(floating).toBeHidden();
  }
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});
