import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { tokens } from '../../src/theme/tokens';
import {
  createClient,
  demoProject,
  demoProjectPath,
  expectData,
  fetchProject,
  unbuiltProject,
} from '../support/api';
import { expect, test } from '../support/fixtures';
import { horizontalOverflow } from '../support/page';
import { text } from '../support/texts';

/** `#17663F` → `rgb(23, 102, 63)`. */
const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

/** `560 m`, `2.9 km` */
const distanceIn = (locale: Locale, metres: number) =>
  metres < 1000
    ? text(locale, 'common', 'metres').replace('{{distance}}', String(metres))
    : text(locale, 'common', 'kilometres').replace('{{distance}}', String(metres / 1000));

const region = (page: Page, id: string) => page.locator(`section#${id}`);

test('the page shows the paragraphs of the project’s description @en-desktop @2.65', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name[siteLocale]);
  for (const paragraph of project.description[siteLocale].split(/\n\s*\n/)) {
    await expect(region(page, 'about').getByText(paragraph, { exact: true })).toBeVisible();
  }
});

test('guarantees are in years, the longest as “up to”, and drawn to scale @en-desktop @2.67', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { guarantees } = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const rows = region(page, 'guarantees').getByRole('listitem');
  await expect(rows).toHaveCount(guarantees.length);
  const longest = guarantees.findIndex(
    ({ years }) => years === Math.max(...guarantees.map((one) => one.years)),
  );
  await expect(rows.nth(longest)).toContainText(siteLocale === 'ar' ? 'حتى 30 عامًا' : /up to 30 years/i);
  const widths = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('[aria-hidden]')?.getBoundingClientRect().width ?? 0),
  );
  const [first = 0, second = 0] = widths;
  const [a, b] = guarantees;
  expect(second / first).toBeCloseTo((b?.years ?? 0) / (a?.years ?? 1), 1);
});

test('after-sales services are listed, and places nearby have their distances @en-desktop @2.68 @2.69', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { after_sales_services, nearby_services } = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const steps = region(page, 'after-sales').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(after_sales_services.map(({ title }) => title[siteLocale]));
  for (const place of nearby_services) {
    const row = region(page, 'nearby').getByRole('listitem').filter({ hasText: place.name[siteLocale] });
    await expect(row.first()).toContainText(distanceIn(siteLocale, place.distance));
  }
});

test('the row of sections links to each of them and marks the one in view @en-desktop', async ({
  page,
  siteLocale,
}) => {
  await page.goto(demoProjectPath);
  const row = page.getByRole('navigation', { name: text(siteLocale, 'projects', 'detail.sections') });
  await expect(row.locator('[aria-current="true"]')).toHaveText(text(siteLocale, 'projects', 'detail.units'));
  const guarantees = row.getByRole('link', { name: text(siteLocale, 'projects', 'detail.guarantees') });
  await guarantees.click();
  const heading = region(page, 'guarantees').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  await expect(guarantees).toHaveAttribute('aria-current', 'true');
  const [bar, title] = await Promise.all([row.boundingBox(), heading.boundingBox()]);
  expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the chat about the project goes to its WhatsApp number and names it @en-desktop @2.85', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const project = await fetchProject(apiUrl);
  await page.goto(demoProjectPath);
  const chat = page
    .getByRole('main')
    .getByRole('link', { name: text(siteLocale, 'common', 'whatsapp') })
    .first();
  const href = new URL((await chat.getAttribute('href')) ?? '');
  expect(href.pathname).toBe(`/966${project.whatsapp?.slice(1)}`);
  expect(href.searchParams.get('text')).toContain(project.name[siteLocale]);
});

const colours = [
  ['Under_Construction', tokens['warning-700'], '@4.3'],
  ['Soon_Sale', tokens['warning-700'], '@4.4'],
  ['For_Sale', tokens['success-700'], '@4.5'],
  ['Completed', tokens['bronze-700'], '@4.6'],
] as const;

for (const [status, colour, id] of colours) {
  test(`a project with the status ${status} shows it in its colour @en-desktop ${id}`, async ({
    page,
    siteLocale,
    apiUrl,
  }) => {
    const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
    const project = data.find(
      (candidate) => candidate.status === status && candidate.slug !== unbuiltProject.slug,
    );
    await page.goto(`/projects/detail/${project?.slug}`);
    const chip = page
      .getByRole('main')
      .getByText(text(siteLocale, 'projects', `status.${status}`), { exact: true });
    await expect(chip.first()).toHaveCSS('color', rgb(colour));
  });
}

test('the pages of a project are no wider than a screen of 320 px @en-desktop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of ['detail', 'contact', 'share']) {
    await page.goto(`/projects/${screen}/${demoProject}`);
    const overflow = await horizontalOverflow(page);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
});
