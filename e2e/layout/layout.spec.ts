import { expect, test } from '../support/fixtures';
import { staticRoutes } from '../support/routes';

test('the element with the focus is never under the header @every-screen', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no scroll animation after a key
  for (const path of staticRoutes.filter((address) =>
    ['/about', '/projects', '/FAQ', '/intrest'].includes(address),
  )) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('main').locator('a, button, summary, input, textarea, select').last();
    await last.focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const header = document.querySelector('body header');
        if (!focused || !header || header.contains(focused) || !focused.closest('main')) return '';
        const box = focused.getBoundingClientRect();
        const under = box.bottom <= header.getBoundingClientRect().bottom && box.height > 0;
        return under ? focused.outerHTML.slice(0, 120) : '';
      });
      expect(hidden, path).toBe('');
    }
  }
});
