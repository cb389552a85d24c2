import { locales } from '../../src/i18n/locales';
import { builtPages, jsonLdOf } from '../support/built-pages';
import { expect, test, withoutPage } from '../support/served-pages';
import { allRoutes } from '../support/routes';
import { vocabularyProblems } from '../support/schema-org';

test.use(withoutPage);

const graphs = new Map(builtPages().map(({ address, html }) => [address, jsonLdOf(html)]));

test('the vocabulary of schema.org has every type, property and value of every kind of page @ar-phone @11.1', async ({
  apiUrl,
}) => {
  test.slow();
  const routes = (await allRoutes(apiUrl)).filter((route) => route !== '/no-such-page');
  const found = Object.values(locales)
    .flatMap(({ localePrefix }) => routes.map((route) => (localePrefix + route).replace(/(.)\/$/, '$1')))
    .map((page) => ({ page, nodes: graphs.get(page) ?? [] }));
  for (const { page, nodes } of found) expect(nodes.length, page).toBeGreaterThan(2);
  expect(vocabularyProblems(found)).toEqual([]);
});

test('the check of the vocabulary names what is misspelt @ar-phone @11.1', () => {
  const floorSize = { '@type': 'QuantitativeValue', value: 3 };
  const problems = vocabularyProblems([
    { page: '/property', nodes: [{ '@type': 'Apartment', numberOfRoms: 3 }] },
    { page: '/type', nodes: [{ '@type': 'Appartment' }] },
    { page: '/within', nodes: [{ '@type': 'Apartment', floorSize: { ...floorSize, unitcode: 'MTK' } }] },
    { page: '/value', nodes: [{ '@type': 'Offer', availability: 'https://schema.org/InStok' }] },
    { page: '/right', nodes: [{ '@type': 'Apartment', numberOfRooms: 3, floorSize }] },
  ]);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    ...['/property', '/type', '/within', '/value'],
  ]);
});

test('every page names company and site; ids are unique, addresses absolute, and nothing is empty @ar-phone @11.1', () => {
  expect(graphs.size).toBeGreaterThan(50);
  const problems = [...graphs].flatMap(([page, nodes]) => {
    const types = nodes.map((node) => node['@type']);
    const ids = nodes.map((node) => node['@id']);
    const text = JSON.stringify(nodes);
    return [
      ...(String(types.slice(0, 2)) === 'RealEstateAgent,WebSite' ? [] : [`${page} begins with other nodes`]),
      ...(new Set(ids).size === ids.length ? [] : [`${page} has an id twice`]),
      ...(/:(?:null|""|\[\]|\{\})/.test(text) ? [`${page} has an empty value`] : []),
      ...(/"(?:@id|url|item|contentUrl|thumbnailUrl)":"(?!https?:\/\/)/.test(text)
        ? [`${page} has an address that is not absolute`]
        : []),
    ];
  });
  expect(problems).toEqual([]);
});
