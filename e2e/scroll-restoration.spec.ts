import { demoProjectPath, findUnit } from './support/api';
import { expect, test } from './support/fixtures';
import { cardTitles } from './support/lists';
import { isWide, openMenu } from './support/menu';
import {
  holdScripts,
  recordScrollAfterNavigation,
  scrollTo,
  scrollToBottom,
  scrollTop,
} from './support/page';
import { text } from './support/texts';
import { unitSheet, unitsSection, unitsText } from './support/units';

const perWidth = 25;

test(`${perWidth} links from the ends of pages open at the top at once, at two widths each @2.23`, async ({
  page,
  siteLocale,
}) => {
  test.setTimeout(180_000);
  const widths = siteLocale === 'ar' ? [360, 390] : [820, 1440];
  const keys = ['projects', 'rentals', 'consultation', 'blogs', 'faq'];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    for (let arrival = 0; arrival < perWidth; arrival++) {
      const name = text(siteLocale, 'common', `nav.${keys[arrival % keys.length]}`);
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await scrollToBottom(page);
      const frames = await recordScrollAfterNavigation(page, () => link.click());
      const late = frames.filter(({ at, top }) => at > 100 && top !== 0);
      expect(late, `${name}, arrival ${arrival} at ${width} px`).toEqual([]);
      // Nothing flies past either: the very first picture of the page is its top.
      expect(frames[0]?.top, `${name}, arrival ${arrival} at ${width} px`).toBe(0);
    }
  }
});

test('Back and Forward lead exactly to where a page was left, also into a filtered list and after a reload @2.24', async ({
  page,
}) => {
  await page.goto('/projects');
  await page.goto('/projects?orderBy=price_from&desc=false');
  await expect(cardTitles(page).nth(2)).toBeVisible();
  // What the API says now takes the place of the cards of the build.
  await page.waitForLoadState('networkidle');
  await scrollTo(page, 700);
  const third = cardTitles(page).nth(2).getByRole('link');
  await third.scrollIntoViewIfNeeded(); // a press would do so
  const inList = await scrollTop(page);
  await third.click();
  await expect(page.getByRole('main').locator('#interest')).toBeVisible();
  // What the API says now may move what is below it, before anybody reads there.
  await page.waitForLoadState('networkidle');
  await scrollTo(page, 1500);
  await page.goBack();
  await expect(cardTitles(page).nth(2)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(inList);
  await page.goForward();
  await expect(page).toHaveURL(/\/projects\/detail\//);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(inList);
  await page.reload();
  await expect(cardTitles(page).nth(2)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(inList);
});

test('Back before the page answers leads to the page before', async ({ page }) => {
  await page.goto('/projects');
  await cardTitles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/detail\//);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#interest')).toBeAttached();
  await page.goBack({ waitUntil: 'commit' });
  await expect(cardTitles(page).first()).toBeVisible();
  await expect(page).toHaveURL('/projects');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL('/projects');
  await expect(cardTitles(page).first()).toBeVisible();
});

test('opened questions are open again on the way back @2.24', async ({ page, siteLocale }) => {
  await page.goto('/FAQ');
  const question = page.getByRole('main').locator('details').nth(4);
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  await scrollTo(page, 900);
  const left = await scrollTop(page);
  const blogs = text(siteLocale, 'common', 'nav.blogs');
  await page.getByRole('contentinfo').getByRole('link', { name: blogs, exact: true }).press('Enter');
  await expect(page).toHaveURL('/blogs');
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(question).toHaveAttribute('open');
  expect(await page.evaluate(() => history.length)).toBe(before);
  // The press brought the footer into view, and that is where the page was left.
  await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(left);
});

test('anchors glide on their page and lie below the header, and with less motion they are there at once @2.25', async ({
  page,
}) => {
  const topOf = (id: string) =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);
  await page.goto(`${demoProjectPath}#interest`);
  await expect.poll(() => topOf('interest')).toBeGreaterThanOrEqual(80);
  expect(await topOf('interest')).toBeLessThan(300);

  await scrollTo(page, 0);
  const frames = await page.evaluate(async () => {
    document.querySelector<HTMLAnchorElement>('main a[href="#interest"]')?.click();
    const tops: number[] = [];
    const latest = performance.now() + 5000; // a busy machine sets out late
    while (tops.length < 40 && performance.now() < latest) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY > 0) tops.push(Math.round(window.scrollY));
    }
    return tops;
  });
  expect(new Set(frames).size, 'It glides').toBeGreaterThan(4);
  await expect.poll(() => topOf('interest')).toBeLessThan(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 0);
  await page.locator('main a[href="#units"]').first().press('Enter');
  await expect.poll(() => topOf('units')).toBeGreaterThanOrEqual(80);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeLessThan(1000);
});

test('from a home to the form and back is the home again, and nothing that lies over the page moves it @2.24', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { building, unit } = await findUnit(apiUrl, 'available');
  await page.goto(demoProjectPath);
  const link = unitsSection(page).getByRole('grid').locator(`[data-unit="${unit.id}"]`);
  await link.click();
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  const left = await scrollTop(page);
  await sheet.getByRole('link', { name: unitsText(siteLocale, 'explorer.interestIn') }).click();
  await expect(page).toHaveURL(new RegExp(`unit=${unit.id}#interest$`));
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(sheet).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(await scrollTop(page)).toBe(left);

  if (isWide(page)) return;
  const menu = await openMenu(page, siteLocale);
  expect(await scrollTop(page)).toBe(left);
  const blogs = text(siteLocale, 'common', 'nav.blogs');
  const frames = await recordScrollAfterNavigation(page, () =>
    menu.getByRole('link', { name: blogs, exact: true }).click(),
  );
  expect(frames.filter(({ top }) => top !== 0)).toEqual([]);
});
