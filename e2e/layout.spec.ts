import { expect, test } from './support/fixtures';
import { allRoutes, staticRoutes } from './support/routes';

test.use({ autoplay: true });

test('the layout shift of every page is below 0.02 while it loads', async ({ page, apiUrl }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of (await allRoutes(apiUrl)).filter((address) => address !== '/no-such-page')) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts);
    expect
      .soft(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      )
      .toBeLessThan(0.02);
  }
});

test('the element with the focus is never under the header', async ({ page }) => {
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
