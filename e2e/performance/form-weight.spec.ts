import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { routes } from '../../src/lib/routes';
import { untouchedForm } from '../../src/sourcing/outputs/weight/budgets';
import { demoProject } from '../support/api';
import { fieldByName } from '../support/enquiry-forms';
import { expect, test } from '../support/fixtures';
import { isFormCode } from '../support/form-code';

// Tests here set the clock.
test.use({ ownPage: true });

/** Longer than the site waits before it fetches what controls need. */
const untilIdle = 10_000;

const pages = [
  routes.contact,
  routes.maintenance,
  routes.consultation,
  routes.interest,
  routes.projectContact(demoProject),
];

for (const path of pages) {
  test(`${path} loads at most ${untouchedForm / 1000} KB of JavaScript before its form is touched @ar-phone`, async ({
    page,
    siteLocale,
  }) => {
    const requests: Request[] = [];
    // What was fetched ahead for other pages is no script of this one, also when it is evaluated.
    const ahead = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') ahead.add(request.url());
      else if (!ahead.has(request.url())) requests.push(request);
    });
    await page.clock.install();
    await page.goto(path, { waitUntil: 'networkidle' });
    const atFirst = requests.length;
    await page.clock.fastForward(untilIdle);
    // On a phone the menu's code is fetched when the page is idle: by then, all that pages fetch has been asked for.
    await expect.poll(() => requests.length).toBeGreaterThan(atFirst);

    const addresses = [...new Set(requests.map((request) => request.url()))];
    const sizes = await Promise.all(
      addresses.map(async (url): Promise<[string, number]> => [
        new URL(url).pathname,
        brotliCompressSync(await (await fetch(url)).arrayBuffer()).length,
      ]),
    );
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(untouchedForm);

    // The rest comes with the first touch.
    const untouched = requests.length;
    await fieldByName(page.getByRole('form'), siteLocale, 'full_name').focus();
    await expect
      .poll(async () => (await Promise.all(requests.slice(untouched).map(isFormCode))).includes(true))
      .toBe(true);
  });
}
