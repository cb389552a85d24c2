import type { Browser } from '@playwright/test';

/** What a visitor must never read. */
const raw = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b/;

/** Milliseconds in which a page asks the API, which is on this machine, and shows the answer. */
const settling = 150;

/**
 * Opens pages of a build as a visitor does: follows the links of lists to some records of each kind, and of a project to a unit.
 * @param width of the window, in pixels
 * @returns what is wrong, one sentence each
 */
export async function lookAtSite(browser: Browser, siteUrl: string, width = 360): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 780 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  const visit = async (address: string) => {
    const answer = await page.goto(siteUrl + address, { waitUntil: 'load' });
    const status = answer?.status();
    if (status !== 200) faults.push(`${address} is ${status}`);
    const check = async (when: string) => {
      const found = raw.exec(await page.locator('body').innerText());
      if (found) faults.push(`${address} shows ${found[0]} ${when}`);
      const headings = await page.locator('h1').count();
      if (headings !== 1) faults.push(`${address} has ${headings} main headings ${when}`);
      if ((await page.title()) === 'run') faults.push(`${address} ran a script of the data ${when}`);
    };
    await check('as it was built');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(settling);
    await check('after it asked the API');
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    return links.filter((link) => link.startsWith('/'));
  };
  try {
    for (const prefix of ['', '/en']) {
      await visit(prefix || '/');
      for (const [list, record] of [
        ['/projects', '/projects/detail/'],
        ['/rentals', '/rentals/'],
        ['/blogs', '/blogs/'],
      ] as const) {
        const links = await visit(prefix + list);
        const records = [
          ...new Set(links.filter((link) => link.startsWith(prefix + record) && !/\.\w+$/.test(link))),
        ];
        for (const link of records.slice(0, 4)) {
          const unit = (await visit(link)).find((inner) => inner.startsWith(`${link}/`));
          if (unit) await visit(unit);
        }
      }
    }
  } finally {
    await page.close();
  }
  return [...new Set(faults)];
}
