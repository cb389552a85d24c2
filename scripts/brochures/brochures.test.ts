import { loadDemoData } from '../../openapi/reference-api/demo/load-demo-data';
import { contentLanguages } from '../../src/lib/localized-text';
import { unitTypes } from './unit-types';
import { brochurePages } from './pages';

const { projects, organization } = loadDemoData();
const published = projects.filter(({ status }) => status !== 'Draft');

test('every published project has a brochure, drafts have none', () => {
  for (const { slug, status, brochure_url: url } of projects) {
    expect(url).toBe(status === 'Draft' ? null : `/media/brochures/${slug}.pdf`);
  }
});

test.each(contentLanguages)(
  'a brochure in %s has the name, licence, advantages and guarantees of its project',
  (locale) => {
    for (const project of published) {
      const html = brochurePages({ project, organization, picture: () => '', drawing: () => '' }, locale);
      expect(html).toContain(project.name[locale]);
      expect(html).toContain(project.licence?.number);
      for (const { title } of [...project.advantages, ...project.guarantees]) {
        expect(html).toContain(title[locale]);
      }
      expect(html).not.toMatch(/undefined|null|NaN|\{\{/);
    }
  },
);

test('names are text, never markup', () => {
  const [project] = published;
  if (!project) throw new Error('There is no demo project');
  const hostile = { ...project, name: { ar: '<script>', en: '<script>' } };
  const html = brochurePages({ project: hostile, organization, picture: () => '', drawing: () => '' }, 'en');
  expect(html).not.toContain('<script>');
});

test('the units of a building are counted by number of rooms', () => {
  for (const [building, status] of published.flatMap(({ buildings, status }) =>
    buildings.map((building) => [building, status] as const),
  )) {
    const types = unitTypes(building, status);
    expect(types.reduce((sum, { total }) => sum + total, 0)).toBe(building.units.length);
    for (const { available, priceFrom } of types)
      if (priceFrom !== undefined) expect(available).toBeGreaterThan(0);
  }
});
