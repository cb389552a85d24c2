/** On the screens on which `every-page.spec.ts` does not look. */
import { expect, test } from '../support/fixtures';
import { mostLayoutShift, watchLayoutShift } from '../support/layout-shift';
import { allRoutes } from '../support/routes';

test.use({ autoplay: true });

test('the layout shift of every page is below 0.02 while it loads @ar-desktop @en-phone', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  const layoutShift = await watchLayoutShift(page);
  for (const path of await allRoutes(apiUrl)) {
    await page.goto(path);
    expect.soft(await layoutShift(), path).toBeLessThan(mostLayoutShift);
  }
});
