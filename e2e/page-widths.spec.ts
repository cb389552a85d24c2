import { expect, test } from './support/fixtures';
import { horizontalOverflow } from './support/page';
import { addStyle, findTextProblems, textSpacingCss } from './support/page-checks';
import { allRoutes } from './support/routes';

test('no page is wider than its screen, from 320 to 1920 px, or clips text with more spacing @10.16', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await allRoutes(apiUrl)) {
    await page.goto(path);
    for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await horizontalOverflow(page);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await addStyle(page, textSpacingCss);
    expect.soft(await findTextProblems(page), `${path} with spaced text`).toEqual([]);
  }
});
