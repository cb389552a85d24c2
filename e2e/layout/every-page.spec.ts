/** One visit of each kind of page, which is asked everything that every page must do. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { findViolations } from '../support/axe';
import { mostLayoutShift, watchLayoutShift } from '../support/layout-shift';
import { horizontalOverflow } from '../support/page';
import {
  addStyle,
  findCoveredElements,
  findTextProblems,
  resizeTo,
  saveUnitInAnotherTab,
  setTextSize,
  textSpacingCss,
} from '../support/page-checks';
import { allRoutes } from '../support/routes';

const widths = [320, 360, 390, 600, 768, 820, 1024, 1280, 1440, 1920];
/** Where the floating elements lie over the content. */
const narrow = [320, 360, 390, 820];
const parts = 3;

// A film that begins must not move anything either.
test.use({ autoplay: true });

for (let part = 0; part < parts; part += 1) {
  test(`every page stands still, has its header and font, passes axe, and loses nothing at any width, with large or spaced text, or below what floats: part ${part + 1} of ${parts} @2.30 @2.32 @2.55 @9.1 @9.16 @10.14 @10.16`, async ({
    page,
    apiUrl,
    baseURL,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    test.slow();
    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    const fontOrigins = new Set<string>();
    const weights = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fontOrigins.add(new URL(request.url()).origin);
    });

    const layoutShift = await watchLayoutShift(page);
    const routes = await allRoutes(apiUrl);
    for (const path of routes.filter((_, index) => index % parts === part)) {
      await test.step(`${path} opens`, () => page.goto(path));

      await test.step('nothing moves while it loads', async () => {
        expect.soft(await layoutShift(), path).toBeLessThan(mostLayoutShift);
      });

      await test.step('its font is Alexandria in three weights', async () => {
        const used = await usedFonts(page);
        for (const weight of used.weights) weights.add(weight);
        expect.soft(['400', '500', '700'], path).toEqual(expect.arrayContaining(used.weights));
        expect.soft(used.families, path).toEqual(['Alexandria']);
      });

      await test.step('the home page begins at the top of the screen, others below a white header', async () => {
        const isHome = path === '/';
        const background = isHome ? 'rgba(0, 0, 0, 0)' : 'rgb(255, 255, 255)';
        await expect.soft(page.getByRole('banner'), path).toHaveCSS('background-color', background);
        const main = page.getByRole('main');
        if (isHome) await expect.soft(main, path).toHaveCSS('padding', '0px');
        else await expect.soft(main, path).toHaveCSS('padding-block-start', '80px');
      });

      await test.step('axe finds nothing, with questions and details closed and open', async () => {
        // Closed, they show their summaries only; the rest of the page is the same.
        const closed = 'main details:not([open]) > summary';
        if ((await page.locator(closed).count()) > 0)
          expect.soft(await findViolations(page, closed), `${path}, details closed`).toEqual([]);
        const closeAgain = await openAllDetails(page);
        expect.soft(await findViolations(page), path).toEqual([]);
        await closeAgain();
      });

      await test.step('with spaced text nothing is clipped', async () => {
        await resizeTo(page, 360, 800);
        const remove = await addStyle(page, textSpacingCss);
        expect.soft(await findTextProblems(page), `${path} with spaced text`).toEqual([]);
        await remove();
      });

      await test.step('with text of twice the size nothing is clipped or covered', async () => {
        await setTextSize(page, 2);
        for (const width of [360, 1280]) {
          await resizeTo(page, width, 844);
          expect.soft(await findTextProblems(page), `${path} at ${width} px, large text`).toEqual([]);
          if (width < 1280)
            expect.soft(await findCoveredElements(page), `${path}, large text below what floats`).toEqual([]);
        }
        await setTextSize(page, 1);
      });

      await test.step('at each width it fits, below a header of 80 px, and what floats covers nothing', async () => {
        const emptyShortlist = await saveUnitInAnotherTab(page);
        for (const width of widths) {
          const where = `${path} at ${width} px`;
          await resizeTo(page, width, 800);
          expect.soft(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
          expect.soft(await headerBox(page), where).toEqual({ x: 0, y: 0, width, height: 80 });
          if (narrow.includes(width)) expect.soft(await findCoveredElements(page), where).toEqual([]);
        }
        await emptyShortlist();
      });
      await page.setViewportSize(viewport);
    }

    expect([...weights].sort()).toEqual(['400', '500', '700']);
    expect(fontOrigins).toEqual(new Set([new URL(baseURL ?? '').origin]));
  });
}

const headerBox = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { x, y, width, height } = header.getBoundingClientRect();
    return { x, y, width, height };
  });

/** Weights and first families of the text of the page. */
const usedFonts = (page: Page) =>
  page.evaluate(() => {
    // Elements that are never rendered, such as <source>, have no style.
    const fonts = [...document.body.querySelectorAll('*:not(source, track)')].map((element) => {
      const { fontWeight, fontFamily } = getComputedStyle(element);
      return { weight: fontWeight, family: fontFamily.split(',')[0] };
    });
    return {
      weights: [...new Set(fonts.map(({ weight }) => weight))],
      families: [...new Set(fonts.map(({ family }) => family))],
    };
  });

/**
 * Opens every closed `<details>` of the page.
 * @returns closes them again
 */
async function openAllDetails(page: Page): Promise<() => Promise<void>> {
  const closed = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'),
  ]);
  const set = (isOpen: boolean) =>
    closed.evaluate((all, value) => all.forEach((details) => (details.open = value)), isOpen);
  await set(true);
  return () => set(false);
}
