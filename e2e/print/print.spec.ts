import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createClient, demoProjectPath, expectData, fetchProject } from '../support/api';
import { expect, test } from '../support/fixtures';
import { menuNavigation } from '../support/menu';
import { text } from '../support/texts';

/** Number of texts and images on each printed sheet of A4; 0 for an empty one. */
async function countDrawnElements(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\sendobj/gm)].map((found) => [found[1], found[2] ?? '']),
  );
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((sheet) => {
      const contents = objects.get(/\/Contents (\d+) 0 R/.exec(sheet)?.[1]) ?? '';
      // Not \r?\n at the end: the last byte of the compressed data may be a \r itself.
      const compressed = /stream\r?\n([\s\S]*?)\nendstream/.exec(contents)?.[1] ?? '';
      const operators = inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1');
      return operators.match(/\bT[jJ]\b|\bDo\b/g)?.length ?? 0;
    });
}

test('a rental prints on one sheet, and no sheet of a project is empty or has a fixed header or a menu @2.83', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const main = page.getByRole('main');
  const { data } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
  const rental = data.find(({ photos, outside_area }) => outside_area && (photos?.length ?? 0) > 3);
  await page.goto(`/rentals/${rental?.id}`);
  expect(await countDrawnElements(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(rental?.licence?.number ?? 'no licence', { exact: true })).toBeVisible();
  await expect(main.getByRole('form')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const project = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const sheets = await countDrawnElements(page);
  // A sheet of few lines means that a picture or a section did not fit on the one before.
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
  await expect(menuNavigation(page.getByRole('banner'), siteLocale)).toBeHidden();
});
