import { loadContract } from './contract/load-contract';
import { createJsonAjv } from './contract/request-validator';
import { generateDataset } from './generator';
import { parseScale } from './generator/parse-scale';
import { withAbsoluteMedia } from './server/media-urls';

const scale = { projects: 30, units: 45, rentals: 40, blogs: 25 };

test('the data is the same each time', () => {
  expect(generateDataset(scale)).toEqual(generateDataset(scale));
});

test('a larger scale does not change the first records', () => {
  const more = generateDataset({ ...scale, projects: 60, blogs: 50 });
  const less = generateDataset(scale);
  expect(more.projects.slice(0, 30)).toEqual(less.projects);
  expect(more.blogs.slice(0, 25)).toEqual(less.blogs);
});

test('the data has the requested scale', () => {
  const { projects, rentals, blogs } = generateDataset(scale);
  expect([projects.length, rentals.length, blogs.length]).toEqual([30, 40, 25]);
  for (const { buildings } of projects) expect(buildings.flatMap(({ units }) => units)).toHaveLength(45);
});

test.each([
  [0, 0],
  [1, 1],
  [7, 7],
  [30, 30],
])('%i drafts are generated', (drafts, expected) => {
  const { projects } = generateDataset({ ...scale, drafts });
  expect(projects.filter(({ status }) => status === 'Draft')).toHaveLength(expected);
});

test('ids and slugs are unique', () => {
  const { projects, rentals, blogs } = generateDataset(scale);
  const units = projects.flatMap(({ buildings }) => buildings.flatMap((building) => building.units));
  for (const rows of [projects, rentals, blogs, units]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  }
  for (const rows of [projects, blogs]) expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
});

test('all records fit the contract', () => {
  const { schemas } = loadContract();
  const ajv = createJsonAjv();
  const { organization, projects, rentals, blogs, lookups } = generateDataset(scale);
  const rows = {
    Organization: [organization],
    Project: projects,
    Rental: rentals,
    Blog: blogs,
    Lookup: Object.values(lookups).flat(),
  };
  for (const [name, all] of Object.entries(rows)) {
    const validate = ajv.compile(schemas[name] ?? false);
    for (const row of all) {
      validate(withAbsoluteMedia(row, 'https://api.example.sa'));
      expect(validate.errors ?? []).toEqual([]);
    }
  }
});

test('a scale is parsed from text; by default 2 % of the projects are drafts', () => {
  expect(parseScale('projects=500,units=40,rentals=2000,blogs=5000')).toEqual({
    projects: 500,
    units: 40,
    rentals: 2000,
    blogs: 5000,
    drafts: 10,
  });
  expect(parseScale('projects=5,drafts=0')).toMatchObject({ projects: 5, drafts: 0 });
});

test.each([
  '',
  'projects',
  'projects=',
  'projects=-1',
  'houses=5',
  'projects=5;units=2',
  'projects=1,drafts=2',
])('the scale "%s" is refused', (text) => {
  expect(() => parseScale(text)).toThrow();
});
