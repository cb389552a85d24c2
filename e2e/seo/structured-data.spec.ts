import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../src/i18n/locales';
import { getSaleState } from '../../src/domain/sale-state';
import { createClient, demoProjectPath, expectData, fetchProfile, fetchProject } from '../support/api';
import { builtPages, jsonLdOf, type JsonLdNode } from '../support/built-pages';
import { expect, test, withoutPage } from '../support/served-pages';
import { allRoutes } from '../support/routes';

const graphs = new Map(builtPages().map(({ address, html }) => [address, jsonLdOf(html)]));

const addressIn = (locale: Locale, route: string) =>
  (locales[locale].localePrefix + route).replace(/(.)\/$/, '$1');

/** A node of a built page by its type. */
function nodeOf(locale: Locale, route: string, type: string): JsonLdNode {
  const node = graphs.get(addressIn(locale, route))?.find((candidate) => candidate['@type'] === type);
  if (!node) throw new Error(`${route} has no ${type} in ${locale}`);
  return node;
}

test.describe('what the server sends', () => {
  test.use(withoutPage);

  test('trails name the pages that the page shows, in its language @11.1', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    test.slow();
    for (const route of await allRoutes(apiUrl)) {
      if (route === '/' || route === '/no-such-page') continue;
      const { page } = await read(route);
      const items = nodeOf(siteLocale, route, 'BreadcrumbList')['itemListElement'] as {
        name: string;
        item: string;
      }[];
      const shown = await shownTrail(page);
      expect(
        items.map(({ name }) => name),
        route,
      ).toEqual(shown.map(([name]) => name));
      // Links on the page have no prefix: the language of the visit follows its cookie.
      const linked = items
        .slice(0, -1)
        .map(({ item }) => new URL(item).pathname.replace(/^\/en(?=\/|$)/, '') || '/');
      expect(linked, route).toEqual(shown.slice(0, -1).map(([, address]) => address));
    }
  });

  test('the company has the name, numbers and accounts of its profile and footer @11.1', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { page } = await read('/about');
    const company = nodeOf(siteLocale, '/about', 'RealEstateAgent');
    const profile = await fetchProfile(apiUrl);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`a[href="tel:${String(company['telephone'])}"]`)).toBeVisible();
    await expect(footer.locator(`a[href="mailto:${String(company['email'])}"]`)).toBeVisible();
    for (const account of company['sameAs'] as string[]) {
      await expect(footer.locator(`a[href="${account}"]`)).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByText(String(company['legalName'])).first()).toBeVisible();
    const { streetAddress } = company['address'] as { streetAddress: string };
    await expect(main.getByText(streetAddress).first()).toBeVisible();
    expect(company['name']).toBe(profile.name[siteLocale]);
  });

  test('a project has the name, place, price and units of its page @11.1', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const project = await fetchProject(apiUrl);
    const { page } = await read(demoProjectPath);
    const complex = nodeOf(siteLocale, demoProjectPath, 'ApartmentComplex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(complex['name']));
    const address = complex['address'] as Record<string, string>;
    expect([address['addressLocality'], address['addressRegion']]).toEqual([
      project.district[siteLocale],
      project.city[siteLocale],
    ]);
    const nodes = graphs.get(addressIn(siteLocale, demoProjectPath)) ?? [];
    const units = project.buildings.flatMap((building) => building.units);
    const unsold = units.filter(({ state }) => state !== 'sold');
    expect(complex['numberOfAccommodationUnits']).toMatchObject({ value: units.length });
    const homes = nodes.filter((node) => node['@type'] === 'Apartment');
    const offers = nodes.filter((node) => node['@type'] === 'Offer');
    expect([homes.length, offers.length]).toEqual([unsold.length, unsold.length]);
    for (const offer of offers) {
      const id = new URL(String(offer['url'])).pathname.split('/').at(-1);
      const unit = units.find((candidate) => candidate.id === id);
      const onSale = unit && ['available', 'reserved'].includes(getSaleState(unit, project.status));
      expect(offer['price'], id ?? '').toBe(onSale ? unit.price : undefined);
      expect(offer['priceCurrency'], id ?? '').toBe(onSale && unit.price ? 'SAR' : undefined);
    }
  });

  test('a home for rent has the rent, state and licence of its page; a rented one is no offer @11.1', async ({
    read,
    siteLocale,
    apiUrl,
  }) => {
    const { data: rentals } = await expectData(createClient(apiUrl).GET('/public/rentals/list'));
    for (const rental of rentals) {
      const route = `/rentals/${rental.id}`;
      const listing = nodeOf(siteLocale, route, 'RealEstateListing');
      expect(listing).toMatchObject({ datePosted: rental.published_at, name: rental.title[siteLocale] });
      const isOffered = rental.state !== 'rented';
      expect(listing['expires'], route).toBe(isOffered ? rental.licence?.expires_at : undefined);
      const offer = graphs.get(addressIn(siteLocale, route))?.find(({ '@type': type }) => type === 'Offer');
      expect(offer?.['priceSpecification'], route).toEqual(
        isOffered
          ? {
              ...{ '@type': 'UnitPriceSpecification', price: rental.annual_rent, priceCurrency: 'SAR' },
              unitCode: 'ANN',
            }
          : undefined,
      );
    }
    const [first] = rentals;
    const { page } = await read(`/rentals/${first?.id}`);
    const home = nodeOf(siteLocale, `/rentals/${first?.id}`, 'Apartment');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(home['name']));
  });

  test('the questions are those of the page, with their answers @11.1', async ({ read, siteLocale }) => {
    const { page } = await read('/FAQ');
    const questions = nodeOf(siteLocale, '/FAQ', 'FAQPage')['mainEntity'] as {
      '@id': string;
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const items = page.getByRole('main').locator('li:has(> details)');
    await expect(items).toHaveCount(questions.length);
    const spaces = (text: string | null) => text?.replace(/\s+/g, '') ?? '';
    for (const { '@id': id, name, acceptedAnswer } of questions) {
      const item = page.locator(new URL(id).hash);
      await expect(item.locator('summary')).toHaveText(name);
      expect(spaces(await item.textContent())).toContain(spaces(acceptedAnswer.text));
    }
  });

  test('an article has the title, author and day of its page; the film its label @11.1', async ({
    read,
    siteLocale,
  }) => {
    const route = '/blogs/rent-or-buy';
    const { page } = await read(route);
    const article = nodeOf(siteLocale, route, 'BlogPosting');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(String(article['headline']));
    await expect(main.locator('time').first()).toHaveAttribute('datetime', String(article['datePublished']));
    await expect(main.getByText((article['author'] as { name: string }).name).first()).toBeVisible();
    await read('/');
    const film = nodeOf(siteLocale, '/', 'VideoObject');
    const link = page.getByRole('link', { name: String(film['name']) });
    await expect(link).toHaveAttribute('href', new URL(String(film['contentUrl'])).pathname);
    expect(film['uploadDate']).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+03:00$/);
  });
});

test('scripts leave the data and the tags of shared links in the document @11.1 @11.2', async ({ page }) => {
  await page.goto(demoProjectPath);
  await expect(page.locator('head > script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('head > meta[property="og:image"]')).toHaveCount(1);
});

/** The links and the name of the page in the trail, as visitors see them. */
const shownTrail = (page: Page) =>
  page
    .getByRole('main')
    .locator('nav ol')
    .first()
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? '']),
    );

test('the search that the site announces finds a project @11.1 @11.10', async ({
  page,
  siteLocale,
  apiUrl,
}) => {
  const action = nodeOf(siteLocale, '/', 'WebSite')['potentialAction'] as { target: { urlTemplate: string } };
  const project = await fetchProject(apiUrl);
  const { pathname, search } = new URL(
    action.target.urlTemplate.replace('{search_term_string}', encodeURIComponent(project.name[siteLocale])),
  );
  await page.goto(pathname + search);
  await expect(
    page.getByRole('main').getByRole('link', { name: project.name[siteLocale] }).first(),
  ).toBeVisible();
});
