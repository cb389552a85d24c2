/** axe on every page, as it opens and with everything open. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyRoute } from './support/every-route';
import { expect, test } from './support/fixtures';

/** Findings of axe, one line each: rule, element, what to do. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}

/** Opens each disclosure of the page, one after the other as a visitor would leave them. */
const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

test('axe finds nothing on any page, with its questions and details closed and open', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await everyRoute(apiUrl)) {
    await test.step(path, async () => {
      await page.goto(path);
      expect.soft(await findings(page), path).toEqual([]);
      if ((await page.locator('main details').count()) === 0) return;
      await openAllDetails(page);
      expect.soft(await findings(page), `${path}, details open`).toEqual([]);
    });
  }
});
