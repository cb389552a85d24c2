/** What a search shows is on no page of the build, so that `every-page.spec.ts` does not see it. */
import { expect, test } from '../support/fixtures';
import { findViolations } from '../support/axe';
import { horizontalOverflow } from '../support/page';
import {
  addStyle,
  findCoveredElements,
  findTextProblems,
  resizeTo,
  setTextSize,
  textSpacingCss,
} from '../support/page-checks';
import { homeRows } from '../support/search';

for (const [what, path] of [
  ['homes for sale', '/projects?rooms=3&city=riyadh'],
  ['what to give up', '/projects?rooms=5&price_max=300000'],
  ['homes for rent', '/rentals?rooms=2'],
  ['texts', '/projects?q=%D8%A7%D9%84%D9%86%D8%B1%D8%AC%D8%B3'],
] as const)
  test(`${what} pass axe, and lose nothing at any width, with large or spaced text, or below what floats @ar-phone @en-desktop @9.1 @9.16 @10.14`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (what.startsWith('homes')) await expect(homeRows(page).first()).toBeVisible();
    expect.soft(await findViolations(page)).toEqual([]);
    // What is laid out when it comes near has no place before.
    await addStyle(page, '* { content-visibility: visible !important; }');
    await resizeTo(page, 360, 800);
    const remove = await addStyle(page, textSpacingCss);
    expect.soft(await findTextProblems(page), 'spaced text').toEqual([]);
    await remove();
    await setTextSize(page, 2);
    expect.soft(await findTextProblems(page), 'large text').toEqual([]);
    expect.soft(await findCoveredElements(page), 'large text below what floats').toEqual([]);
    await setTextSize(page, 1);
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await resizeTo(page, width, 800);
      expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
      if (width < 800) expect.soft(await findCoveredElements(page), `${width} px`).toEqual([]);
    }
  });
