import { locales } from '../../../i18n/locales';
import { sitemapOptions } from '.';

const nodes = [
  ...['/', '/en/', '/projects', '/en/projects', '/projects/compare', '/404', '/404.html', '/blogs/a'],
  ...['/rentals', '/rentals/r-1', '/rentals/let', '/en/rentals', '/consultation', '/maintenance'],
  ...['/projects/share', '/projects/share/yasmin', '/projects/detail/yasmin', '/en/projects/detail/yasmin'],
  ...['/projects/detail/yasmin/a-101', '/projects/detail/yasmin/a-102'],
  // Withdrawn ones.
  ...['/projects/detail/gone', '/en/projects/contact/gone', '/projects/detail/yasmin/gone', '/rentals/gone'],
].map((path) => ({ path }));

const rental = { state: 'available', updated_at: null, published_at: '2026-03-01T00:00:00Z', photos: null };

const unit = { updated_at: '2026-05-01T00:00:00Z', photos: null };

function sitemapOf(plugins: string[]) {
  const pages = sitemapOptions.resolvePages({
    site: { siteMetadata: { siteUrl: 'https://shaqool.example' } },
    organization: { plugins },
    allSitePage: { nodes },
    allProject: {
      nodes: [
        {
          record: {
            ...{ slug: 'yasmin', updated_at: '2026-04-02T08:00:00Z', cover: null },
            gallery: [
              { url: 'https://api.example/a.jpg' },
              { url: 'https://api.example/a.jpg' },
              { url: '/own.jpg' },
            ],
          },
        },
        { record: { slug: 'older', updated_at: '2025-04-02T08:00:00Z', cover: null, gallery: [] } },
      ],
    },
    allUnitPage: {
      nodes: [
        { record: { project: { slug: 'yasmin' }, unit: { ...unit, id: 'a-101', state: 'available' } } },
        { record: { project: { slug: 'yasmin' }, unit: { ...unit, id: 'a-102', state: 'sold' } } },
      ],
    },
    allRental: {
      nodes: [{ record: { ...rental, id: 'r-1' } }, { record: { ...rental, id: 'let', state: 'rented' } }],
    },
    allBlog: { nodes: [{ record: { slug: 'a', published_at: '2026-02-01T00:00:00Z', cover: null } }] },
  } as unknown as Parameters<typeof sitemapOptions.resolvePages>[0]);
  return pages.map((page) => sitemapOptions.serialize(page));
}
const addresses = (plugins: string[]) => sitemapOf(plugins).map(({ url }) => url);
const entry = (address: string) => sitemapOf(['Rental', 'Localization']).find(({ url }) => url === address);

const always = ['/', '/projects', '/blogs/a'];
const project = '/projects/detail/yasmin';
const unitPage = '/projects/detail/yasmin/a-101';

test.each([
  [
    ['Rental', 'Consultant', 'Maintenance'],
    [...always, '/rentals', '/rentals/r-1', '/consultation', '/maintenance', project, unitPage],
  ],
  [['Rental'], [...always, '/rentals', '/rentals/r-1', project, unitPage]],
  [['Consultant'], [...always, '/consultation', project, unitPage]],
  [['Maintenance'], [...always, '/maintenance', project, unitPage]],
  [[], [...always, project, unitPage]],
])('with %j the sitemap has %j @6.4', (plugins, urls) => expect(addresses(plugins)).toEqual(urls));

test('a rented unit is not in the sitemap', () =>
  expect(addresses(['Rental'])).not.toContain('/rentals/let'));

test('pages name their language versions with the Localization plugin, and none without it @11.3', () => {
  const versions = [
    ...Object.values(locales).map(({ hreflang, localePrefix }) => ({
      lang: hreflang,
      url: `https://shaqool.example${localePrefix}/projects`,
    })),
    { lang: 'x-default', url: 'https://shaqool.example/projects' },
  ];
  expect(entry('/projects')?.links).toEqual(versions);
  expect(entry('/en/projects')?.links).toEqual(versions);
  expect(entry('/en')?.links?.[1]).toEqual({ lang: 'en-US', url: 'https://shaqool.example/en' });
  expect(sitemapOf([]).flatMap(({ links }) => links)).toEqual([]);
});

test('a page says when its record was changed, a list when the newest of its records was @11.3', () => {
  expect(entry(project)?.lastmod).toBe('2026-04-02T08:00:00Z');
  expect(entry(`/en${project}`)?.lastmod).toBe('2026-04-02T08:00:00Z');
  expect(entry('/projects')?.lastmod).toBe('2026-04-02T08:00:00Z');
  expect(entry('/rentals/r-1')?.lastmod).toBe('2026-03-01T00:00:00Z');
  expect(entry('/consultation')?.lastmod).toBeUndefined();
});

test('a project names its photographs, each once and by its web address @11.3', () =>
  expect(entry(project)?.img).toEqual([{ url: 'https://api.example/a.jpg' }]));

test('a unit for sale is in the sitemap with the time of its last change, a sold one is not @11.3 @11.5', () => {
  expect(entry(unitPage)?.lastmod).toBe('2026-05-01T00:00:00Z');
  expect(entry('/projects/detail/yasmin/a-102')).toBeUndefined();
});
