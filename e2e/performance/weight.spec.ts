import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { budgets } from '../../src/sourcing/outputs/weight/budgets';
import { expect, test } from '../support/fixtures';

test.use({ autoplay: true });

for (const [path, component] of [
  ['/', 'pages/index'],
  ['/about', 'pages/about'],
] as const) {
  const { javascript = 0 } = budgets.find((budget) => budget.component === component) ?? {};

  test(`the JavaScript of a first visit to ${path} stays within ${javascript / 1000} KB @en-desktop`, async ({
    page,
  }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    const listen = (response: Response) => {
      const prefetched = response.request().headers()['sec-purpose'] === 'prefetch';
      if (new URL(response.url()).pathname.endsWith('.js') && !prefetched) {
        scripts.set(response.url(), response.body());
      }
    };
    page.on('response', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', listen); // later responses cannot be read after the test has ended
    // On a busy machine the network is quiet only after the browser has begun to prefetch (`src/browser/idle.ts`).
    const prefetched = await page.evaluate((delay) => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const from = (document?.loadEventStart ?? 0) + delay;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= from)
        .map(({ name }) => name);
    }, 3000);
    const sizes = await Promise.all(
      [...scripts]
        .filter(([url]) => !prefetched.includes(url))
        .map(async ([url, body]): Promise<[string, number]> => [
          new URL(url).pathname,
          brotliCompressSync(await body).length,
        ]),
    );
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(javascript);
  });
}
