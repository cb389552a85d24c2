import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoProjectPath, findUnit } from '../support/api';
import { builtPages, metaOf, tag, titleOf } from '../support/built-pages';
import { expect, test, withoutPage } from '../support/served-pages';
import { unitSheet } from '../support/units';
import { withdrawnAdverts } from '../support/withdrawn-adverts';
import { getAddresses } from '../../src/sourcing/outputs/withdrawn/withdrawn-adverts';

/** Those of withdrawn adverts are answered with 410: nobody finds them. */
const withdrawn = withdrawnAdverts.flatMap((advert) => getAddresses(advert));
const pages = builtPages().filter(({ address }) => !withdrawn.includes(address.replace(/^\/en/, '')));
/** Error pages have one file for each way in which hosts look for them. */
const ownPages = pages.filter(({ address }) => !/\/404(\.html)?$/.test(address));

/** The pages that have the same value, as lines; none when each has its own. */
function shared(valueOf: (html: string) => string | undefined): string[] {
  const byValue = new Map<string, string[]>();
  for (const { address, html } of ownPages) {
    const value = valueOf(html) ?? '';
    byValue.set(value, [...(byValue.get(value) ?? []), address]);
  }
  return [...byValue]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => `${value}: ${found.join(', ')}`);
}

const canonical = (html: string) => tag(html, 'link', 'rel="canonical"')?.['href'];
const description = (html: string) => metaOf(html, 'description');

test.describe('what the server sends @en-desktop', () => {
  test.use(withoutPage);

  test('no two pages of the build have the same title or description, in neither language @2.84 @11.2', () => {
    expect(ownPages.length).toBeGreaterThan(50);
    expect(shared(titleOf)).toEqual([]);
    expect(shared(description)).toEqual([]);
  });

  test('titles and descriptions have a length that search results show @11.2', () => {
    const tooLong = ownPages
      .map(({ address, html }) => ({ address, title: titleOf(html), text: description(html) ?? '' }))
      .filter(
        ({ title, text }) => title.length < 8 || title.length > 90 || text.length < 25 || text.length > 320,
      );
    expect(tooLong).toEqual([]);
  });

  test('titles say what is looked for: homes for sale, the place of a project, a home for rent @11.2', () => {
    const titles = new Map(pages.map(({ address, html }) => [address, titleOf(html)]));
    expect(titles.get('/')).toBe('شاقول: مساكن للبيع في السعودية');
    expect(titles.get('/en')).toBe('Shaqool: homes for sale in Saudi Arabia');
    expect(titles.get(demoProjectPath)).toContain('حدائق الياسمين: مساكن في حي الياسمين، الرياض');
    expect(titles.get(`/en${demoProjectPath}`)).toContain('Al Yasmin Gardens: homes in Al Yasmin, Riyadh');
    expect(titles.get('/en/rentals/rnt-2001')).toContain('for rent: Al Yasmin, Riyadh');
  });

  test('a shared link shows title, text and a picture in the language of the page @11.2', () => {
    // One comparison of all pages: thousands of them take minutes on a busy machine.
    const digits: unknown = expect.stringMatching(/^\d+$/);
    const shown = pages.map(({ address, html }) => {
      const meta = (name: string) => metaOf(html, name) ?? '';
      return {
        address,
        title: meta('og:title'),
        description: meta('og:description'),
        url: meta('og:url'),
        card: meta('twitter:card'),
        alt: meta('og:image:alt'),
        width: meta('og:image:width'),
        height: meta('og:image:height'),
      };
    });
    const expected = pages.map(({ address, html }) => ({
      address,
      title: titleOf(html),
      description: description(html),
      url: canonical(html) ?? '',
      card: 'summary_large_image',
      alt: expect.stringMatching(/./s) as unknown,
      width: digits,
      height: digits,
    }));
    expect(shown).toEqual(expected);
    const cards = pages
      .map(({ address, html }) => ({ address, file: new URL(metaOf(html, 'og:image') ?? '').pathname }))
      .filter(({ file }) => file.startsWith('/social/'));
    const inOtherLanguage = cards.filter(
      ({ address, file }) => !file.endsWith(/^\/en(\/|$)/.test(address) ? '.en.jpg' : '.ar.jpg'),
    );
    expect(inOtherLanguage).toEqual([]);
    expect(cards.filter(({ file }) => !existsSync(path.join('public', decodeURIComponent(file))))).toEqual(
      [],
    );
  });

  test('only error pages, the comparison, pages that share, rented homes and homes sold long ago ask not to be indexed @11.2', () => {
    const hidden = pages
      .filter(({ html }) => metaOf(html, 'robots') === 'noindex')
      .map(({ address }) => address);
    const expected = /^(\/en)?\/(404(\.html)?|projects\/(compare|share(\/[^/]+)?))$/;
    const listed = ownPages.filter(({ html }) => metaOf(html, 'robots') === undefined);
    const ofHome = /[/]rentals[/]|[/]projects[/]detail[/][^/]+[/]/;
    expect(hidden.filter((address) => !expected.test(address) && !ofHome.test(address))).toEqual([]);
    expect(listed.filter(({ address }) => expected.test(address))).toEqual([]);
    const withoutAddress = pages.filter(({ html }) => canonical(html) === undefined);
    expect(withoutAddress).toEqual(pages.filter((page) => !ownPages.includes(page)));
  });

  test('a filtered or later page of a list names the whole list as its address @11.2', async ({
    request,
  }) => {
    for (const list of ['/projects', '/en/rentals', '/blogs']) {
      const html = await (await request.get(`${list}?page=2&status_id=For_Sale`)).text();
      expect(new URL(canonical(html) ?? '').pathname).toBe(list);
    }
  });
});

test('the title of the page names the open unit, and the project again after it is closed @en-desktop @2.84', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const { project, building, unit } = await findUnit(apiUrl, 'available');
  const name = project.name[siteLocale];
  await page.goto(`${demoProjectPath}?unit=${unit.id}`);
  const sheet = unitSheet(page, siteLocale, unit.flat_number, building.name[siteLocale]);
  await expect(sheet).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${unit.flat_number}.*${building.name[siteLocale]}.*${name}`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(`^${name}: `));
});
