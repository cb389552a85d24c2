import type { Browser, Page } from '@playwright/test';
import { defaultLocale, localeCodes, localeCookie, type Locale } from '../../src/i18n/locales';

/** What a visitor must never read. */
const raw = /\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b/;

/** Milliseconds in which a page asks the API, which is on this machine, and shows the answer. */
const settling = 150;

/** Each list, and where the addresses of its records begin. */
const lists = [
  ['/projects', '/projects/detail/'],
  ['/rentals', '/rentals/'],
  ['/blogs', '/blogs/'],
] as const;

/** Records of a list that are opened at most. */
const opened = (locale: Locale): number => (locale === defaultLocale ? 6 : 2);

/** Addresses within the site that the HTML of a page leads to: it may show others once it has asked the API. */
function linksIn(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = [...main.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, link = '']) => link);
  return [...new Set(links)].filter((link) => !/\.\w+$/.test(link));
}

interface Visited {
  links: string[];
  /** The page says that the company does not offer what it is about. */
  isNotOffered: boolean;
}

async function visit(page: Page, address: string, faults: string[]): Promise<Visited> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== 200) faults.push(`${address} is ${answer?.status()}`);
  const html = (await answer?.text()) ?? '';
  const check = async (when: string) => {
    const found = raw.exec(await page.locator('body').innerText());
    if (found) faults.push(`${address} shows ${found[0]} ${when}`);
    const headings = await page.locator('h1:visible').count();
    if (headings !== 1) faults.push(`${address} has ${headings} main headings ${when}`);
    if ((await page.title()) === 'run') faults.push(`${address} ran a script of the data ${when}`);
  };
  await check('as it was built');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(settling);
  await check('after it asked the API');
  return { links: linksIn(html), isNotOffered: /<meta [^>]*name="robots" content="noindex/.test(html) };
}

/**
 * Opens pages of a build as visitors of each language do: follows the links of lists to some records of each kind, and of a
 * project to a unit.
 * @param width of the window, in pixels
 * @returns what is wrong, one sentence each
 */
export async function lookAtSite(browser: Browser, siteUrl: string, width = 360): Promise<string[]> {
  const faults: string[] = [];
  for (const locale of localeCodes) {
    const context = await browser.newContext({ viewport: { width, height: 780 } });
    await context.addCookies([{ name: localeCookie, value: locale, url: siteUrl }]);
    context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().message}`));

    /** Follows the links of one page after the other, in a tab of its own. */
    const inTab = async (walk: (open: (address: string) => Promise<Visited>) => Promise<void>) => {
      const page = await context.newPage();
      await walk((address) => visit(page, siteUrl + address, faults));
    };

    const walks = lists.map(([list, record]) =>
      inTab(async (open) => {
        const { links, isNotOffered } = await open(list);
        const records = links.filter((link) => link.startsWith(record)).slice(0, opened(locale));
        if (records.length === 0 && !isNotOffered) faults.push(`${list} leads to no record`);
        for (const [at, link] of records.entries()) {
          const unit = (await open(link)).links.find((inner) => inner.startsWith(`${link}/`));
          if (unit && at === 0) await open(unit);
        }
      }),
    );
    await Promise.all([inTab(async (open) => void (await open('/'))), ...walks]);
    await context.close();
  }
  return [...new Set(faults)];
}
