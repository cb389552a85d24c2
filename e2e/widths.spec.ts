/** Every page on every width: nothing overflows. It goes through the widths itself, so it runs once a language. */
import { everyRoute } from './support/every-route';
import { expect, test } from './support/fixtures';
import { spacedText, textFaults, withText } from './support/text-faults';

test('no page is wider than its screen, from 320 to 1920 px, nor loses text that gets more space @10.16', async ({
  page,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await everyRoute(apiUrl)) {
    await page.goto(path);
    for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await withText(page, spacedText);
    expect.soft(await textFaults(page), `${path} with spaced text`).toEqual([]);
  }
});
