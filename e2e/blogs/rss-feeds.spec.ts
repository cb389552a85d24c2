import { createClient, expectData } from '../support/api';
import { expect, test, withoutPage } from '../support/served-pages';
import { text } from '../support/texts';
import { contentLanguages } from '../../src/lib/localized-text';

test.use(withoutPage);

const addresses = { ar: '/blogs/rss.xml', en: '/en/blogs/rss.xml' } as const;

test('each language has a valid feed of the newest articles @10.1', async ({ read, siteLocale, apiUrl }) => {
  const { data } = await expectData(createClient(apiUrl).GET('/public/blogs/list'));
  for (const locale of contentLanguages) {
    // The feeds do not depend on the language cookie.
    const { response, page } = await read(addresses[locale]);
    const feed = await page.evaluate(
      (source) => {
        const xml = new DOMParser().parseFromString(source, 'text/xml');
        const all = (query: string) =>
          [...xml.querySelectorAll(query)].map((found) => found.textContent ?? '');
        return {
          faults: all('parsererror'),
          titles: all('item > title'),
          links: all('item > link'),
          dates: all('item > pubDate').map((date) => Date.parse(date)),
          bodies: [...xml.getElementsByTagName('content:encoded')].map((body) => body.textContent ?? ''),
          language: all('channel > language'),
        };
      },
      await response.text(),
    );
    expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml; ?charset=utf-8$/i);
    expect(feed.faults).toEqual([]);
    expect(feed.language[0]).toMatch(new RegExp(`^${locale}-`));
    expect(feed.titles.slice(0, data.length)).toEqual(data.map(({ title }) => title[locale]));
    expect(feed.dates).toEqual([...feed.dates].sort((a, b) => b - a));
    // Dates in feeds have a precision of seconds.
    const published = data.map(({ published_at }) => Math.floor(Date.parse(published_at) / 1000) * 1000);
    expect(feed.dates.slice(0, data.length)).toEqual(published);
    const [first] = data;
    expect(new URL(feed.links[0] ?? '').pathname).toBe(
      `${locale === 'en' ? '/en' : ''}/blogs/${first?.slug}`,
    );
    expect(feed.bodies).toHaveLength(feed.titles.length);
    expect(feed.bodies.join('')).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)/);
  }
  const { page } = await read('/blogs');
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
});

test('the list and every article name both feeds, and the list links to that of the language @10.1', async ({
  read,
  siteLocale,
}) => {
  const own = addresses[siteLocale];
  for (const path of ['/blogs', '/blogs/rent-or-buy']) {
    const { page } = await read(path);
    const links = page.locator('head > link[rel="alternate"][type="application/rss+xml"]');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('title'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
    expect(found.map(([, address]) => address).sort(), path).toEqual(Object.values(addresses).sort());
    expect(found.every(([title]) => title)).toBe(true);
  }
  const { page } = await read('/blogs');
  const link = page.getByRole('main').getByRole('link', { name: text(siteLocale, 'blogs', 'feed') });
  await expect(link).toHaveAttribute('href', own);
});
