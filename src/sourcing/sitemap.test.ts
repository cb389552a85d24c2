import { sitemapOptions } from './sitemap';

const nodes = [
  ...['/', '/en/', '/projects', '/en/projects', '/projects/compare', '/404', '/404.html', '/blogs/a'],
  ...['/rentals', '/rentals/r-1', '/rentals/let', '/en/rentals', '/consultation', '/maintenance'],
].map((path) => ({ path }));

function sitemapOf(plugins: string[]) {
  const site = { siteMetadata: { siteUrl: 'https://shaqool.example' } };
  const rented = { nodes: [{ rental_id: 'let' }] };
  const pages = sitemapOptions.resolvePages({
    site,
    organization: { plugins },
    allSitePage: { nodes },
    allRental: rented,
  });
  return pages.map((page) => sitemapOptions.serialize(page));
}
const addresses = (plugins: string[]) => sitemapOf(plugins).map(({ url }) => url);

const always = ['/', '/projects', '/blogs/a'];

test.each([
  [
    ['Rental', 'Consultant', 'Maintenance'],
    [...always, '/rentals', '/rentals/r-1', '/consultation', '/maintenance'],
  ],
  [['Rental'], [...always, '/rentals', '/rentals/r-1']],
  [['Consultant'], [...always, '/consultation']],
  [['Maintenance'], [...always, '/maintenance']],
  [[], always],
])('with %j the sitemap has %j @6.4', (plugins, urls) => expect(addresses(plugins)).toEqual(urls));

test('a rented unit is not in the sitemap', () =>
  expect(addresses(['Rental'])).not.toContain('/rentals/let'));

test('pages name their language versions with the Localization plugin, and none without it', () => {
  expect(sitemapOf(['Localization'])[1]?.links).toEqual([
    { lang: 'ar-SA', url: 'https://shaqool.example/projects' },
    { lang: 'en-US', url: 'https://shaqool.example/en/projects' },
  ]);
  expect(sitemapOf([]).flatMap(({ links }) => links)).toEqual([]);
});
