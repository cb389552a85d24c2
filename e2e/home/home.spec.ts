import type { Page } from '@playwright/test';
import { createClient, expectData } from '../support/api';
import { homeContent } from '../support/content';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';

/** The section under a heading of level 2. */
const sectionOf = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

const latest = async (apiUrl: string) =>
  (await expectData(createClient(apiUrl).GET('/public/projects/latest'))).data;

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('the hero says what the company promises and links to the projects @2.2', async ({
    read,
    siteLocale,
  }) => {
    const { titleLines, lead, action } = homeContent('hero');
    const { page } = await read('/');
    const title = titleLines.map((line) => line[siteLocale]).join(' ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(lead[siteLocale])).toBeVisible();
    await expect(page.getByRole('link', { name: action.label[siteLocale] }).first()).toHaveAttribute(
      'href',
      action.to,
    );
  });

  test('the home page names each advantage and links to more about them @2.57', async ({
    read,
    siteLocale,
  }) => {
    const { heading, action, items } = homeContent('advantages');
    const { page } = await read('/');
    const section = sectionOf(page, heading[siteLocale]);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      items.map(({ title }) => title[siteLocale]),
    );
    for (const { text: words } of items) await expect(section.getByText(words[siteLocale])).toBeVisible();
    await expect(section.getByRole('listitem').locator('svg')).toHaveCount(items.length);
    await expect(section.getByRole('link', { name: action.label[siteLocale] })).toHaveAttribute(
      'href',
      action.to,
    );
  });

  test('the guarantee ruler names the years of each part and draws them to scale @9.11', async ({
    read,
    siteLocale,
  }) => {
    const { heading, items } = homeContent('guarantees');
    const { page } = await read('/');
    const rows = sectionOf(page, heading[siteLocale]).getByRole('listitem');
    await expect(rows).toHaveCount(items.length);
    const lengths: number[] = [];
    for (const [index, { title, years, upTo }] of items.entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('heading')).toHaveText(title[siteLocale]);
      if (years > 2) await expect(row).toContainText(String(years));
      if (upTo) await expect(row).toContainText(siteLocale === 'ar' ? 'حتى' : 'up to');
      const line = row.locator('[aria-hidden]').first();
      lengths.push((await line.boundingBox())?.width ?? 0);
    }
    const yearsOfPixel = 30 / (lengths[0] ?? 1);
    for (const [index, { years }] of items.entries()) {
      // Very short lines have a minimum length for their two end ticks.
      if (years >= 5) expect((lengths[index] ?? 0) * yearsOfPixel).toBeCloseTo(years, 0);
    }
  });
});

test('the poster is requested first, never lazily, is upright on phones, and no layout shifts while the page loads', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const poster = page.getByRole('main').locator('img').first();
  await expect(poster).toHaveAttribute('loading', 'eager');
  await expect(poster).toHaveAttribute('fetchpriority', 'high');
  const { upright, loaded } = await poster.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return { upright: image.naturalHeight > image.naturalWidth, loaded: image.currentSrc };
  });
  expect(upright).toBe(isMobile);
  const preloads = page.locator('link[rel="preload"][as="image"]');
  const sets = await preloads.evaluateAll((links) =>
    links.map((link) => link.getAttribute('imagesrcset') ?? ''),
  );
  expect(sets.join()).toContain(new URL(loaded).pathname);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts);
  expect(shifts?.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('the hero names the newest projects of the API, and projects for sale are open sales first, with their status @2.58', async ({
  page,
  siteLocale,
  apiUrl,
  isMobile,
}) => {
  const { heading, action } = homeContent('sale-units');
  const newest = await latest(apiUrl);
  const projects = ['For_Sale', 'Soon_Sale', 'Under_Construction']
    .flatMap((wanted) => newest.filter(({ status }) => status === wanted))
    // Sold-out projects are not shown.
    .filter(({ status, available_units }) => status !== 'For_Sale' || available_units > 0)
    .slice(0, 3);
  expect(projects).toHaveLength(3);
  await page.goto('/');
  const rows = page.getByRole('list', { name: text(siteLocale, 'home', 'latest') }).getByRole('link');
  await expect(rows).toHaveText(
    newest
      .slice(0, isMobile ? 2 : 3)
      .map(
        ({ name, status }) =>
          new RegExp(`${name[siteLocale]}.*${text(siteLocale, 'projects', `status.${status}`)}`),
      ),
  );
  const section = sectionOf(page, heading[siteLocale]);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    projects.map(({ name }) => name[siteLocale]),
  );
  for (const [index, { status, slug, name }] of projects.entries()) {
    const card = section.getByRole('article').nth(index);
    await expect(card).toContainText(text(siteLocale, 'projects', `status.${status}`));
    await expect(card.getByRole('link', { name: name[siteLocale] })).toHaveAttribute(
      'href',
      `/projects/detail/${slug}`,
    );
  }
  await expect(section.getByRole('link', { name: action.label[siteLocale] })).toHaveAttribute(
    'href',
    action.to,
  );
});
