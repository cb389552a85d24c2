import { demoProjectPath, findUnit } from '../support/api';
import { expect, test } from '../support/fixtures';
import { cardTitles } from '../support/lists';
import { isWide, openMenu } from '../support/menu';
import {
  holdScripts,
  recordScrollAfterNavigation,
  responseOf,
  scrollTo,
  scrollToBottom,
  scrollTop,
} from '../support/page';
import { text } from '../support/texts';
import { unitSheet, unitsSection, unitsText } from '../support/units';

const perWidth = 25;

test(`${perWidth} links in the footer open the next page at its top, at two widths each @2.23`, async ({
  page,
  siteLocale,
}) => {
  const widths = siteLocale === 'ar' ? [360, 390] : [820, 1440];
  const keys = ['projects', 'rentals', 'consultation', 'blogs', 'faq'] as const;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    for (let arrival = 0; arrival < perWidth; arrival++) {
      const key = keys[arrival % keys.length] ?? keys[0];
      const name = text(siteLocale, 'common', `nav.${key}`);
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await scrollToBottom(page);
      const frames = await recordScrollAfterNavigation(page, () => link.click());
      const late = frames.filter(({ at, top }) => at > 100 && top !== 0);
      expect(late, `${name}, arrival ${arrival} at ${width} px`).toEqual([]);
      // No scroll animation either: the first frame shows the top of the page.
      expect(frames[0]?.top, `${name}, arrival ${arrival} at ${width} px`).toBe(0);
    }
  }
});

test('Back and Forward restore the scroll position, also of a filtered list and after a reload @2.24', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects');
  // The response of the API replaces the prerendered cards.
  const listed = responseOf(page, 'projects/apartments');
  await page.goto('/projects?orderBy=price_from&desc=false');
  await listed;
  await expect(page.getByText(text(siteLocale, 'lists', 'loading'))).toHaveCount(0);
  await scrollTo(page, 700);
  const third = cardTitles(page).nth(2).getByRole('link');
  // A click scrolls what it is on into view.
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      () => Object.assign(window, { leftAt: Math.round(window.scrollY) }),
      true,
    );
  });
  // The response of the API may move what is below it.
  const read = responseOf(page, 'projects/(?!list|latest|apartments)');
  await third.click();
  await expect(page.getByRole('main').locator('#interest')).toBeVisible();
  const inList = await page.evaluate(() => (window as { leftAt?: number }).leftAt);
  expect(inList).toBeGreaterThan(0);
  await read;
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

test('Back before hydration returns to the previous page', async ({ page }) => {
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

test('Back restores open questions @2.24', async ({ page, siteLocale }) => {
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
  // The click scrolled the footer into view, so the page was left there.
  await expect.poll(() => scrollTop(page)).toBeGreaterThanOrEqual(left);
});

test('anchors scroll smoothly to below the header, and without animation with reduced motion @2.25', async ({
  page,
}) => {
  const topOf = (id: string) =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);
  await page.goto(`${demoProjectPath}#interest`);
  await expect.poll(() => topOf('interest')).toBeGreaterThanOrEqual(80);
  expect(await topOf('interest')).toBeLessThan(300);

  const positionsOnTheWay = () =>
    page.evaluate(async () => {
      document.querySelector<HTMLAnchorElement>('main a[href="#interest"]')?.click();
      const tops = new Set<number>();
      const latest = performance.now() + 5000;
      const arrived = () => (document.getElementById('interest')?.getBoundingClientRect().top ?? 0) < 300;
      // Until it stands: a scroll that is under way would go on over the next one.
      for (let still = 0; still < 10 && performance.now() < latest;) {
        const before = window.scrollY;
        await new Promise(requestAnimationFrame);
        if (window.scrollY > 0) tops.add(Math.round(window.scrollY));
        still = arrived() && window.scrollY === before ? still + 1 : 0;
      }
      return tops.size;
    });
  // A jump has one position however often it is tried; a busy machine may draw a glide in two frames.
  await expect(async () => {
    await scrollTo(page, 0);
    expect(await positionsOnTheWay(), 'It glides').toBeGreaterThan(2);
  }).toPass();
  await expect.poll(() => topOf('interest')).toBeLessThan(300);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 0);
  await page.locator('main a[href="#units"]').first().press('Enter');
  await expect.poll(() => topOf('units')).toBeGreaterThanOrEqual(80);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeLessThan(1000);
});

test('Back from the form returns to the unit, and overlays do not scroll the page @2.24', async ({
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
