import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { enums } from '../../../src/api-client/generated/contract-values';
import { loadDemoData } from './load-demo-data';

const data = loadDemoData();
const units = data.projects.flatMap((project) => project.buildings.flatMap((building) => building.units));
const visible = data.projects.filter(({ status }) => status !== 'Draft');

const readText = (file: string) => readFileSync(path.resolve(file), 'utf8');

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
ajv.addSchema(parse(readFileSync(path.join(__dirname, '../../public-api.yaml'), 'utf8')), 'contract');

/** Errors of a row once its media have the absolute addresses that the API gives them. */
function contractErrors(schema: string, row: unknown): unknown {
  const absolute: unknown = JSON.parse(
    JSON.stringify(row).replaceAll('"/media/', '"https://api.example.sa/media/'),
  );
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return validate(absolute) ? [] : validate.errors;
}

describe('rows of the demo data', () => {
  test.each([
    ['Organization', [data.organization]],
    ['Project', data.projects],
    ['Unit', units],
    ['Rental', data.rentals],
    ['Blog', data.blogs],
    ['Lookup', Object.values(data.lookups).flat()],
  ])('each %s fits the contract', (schema, rows) => {
    expect(contractErrors(schema, { is: 'not a row' })).not.toEqual([]);
    for (const row of rows) expect(contractErrors(schema, row)).toEqual([]);
  });

  test.each([
    ['projects', data.projects],
    ['buildings', data.projects.flatMap(({ buildings }) => buildings)],
    ['units and rentals', [...units, ...data.rentals]],
    ['blogs', data.blogs],
    ['cities', data.lookups.cities],
    ['districts', data.lookups.districts],
  ])('no two %s share an id', (_, rows) => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('no two projects share a slug', () => {
    expect(new Set(data.projects.map(({ slug }) => slug)).size).toBe(data.projects.length);
  });
});

describe('projects of the demo data', () => {
  test('five are visible, newest first, and all statuses occur', () => {
    expect(visible.map(({ slug }) => slug)).toEqual([
      'alyasmin-gardens',
      'almalqa-terraces',
      'alnarjis-residence',
      'alrabwa-heights',
      'qurtubah-villas',
    ]);
    expect(new Set(data.projects.map(({ status }) => status))).toEqual(new Set(enums.ProjectStatus));
  });

  test.each(data.projects)('$slug has 3–6 buildings and 40–120 units', ({ buildings, total_units }) => {
    expect(buildings.length).toBeGreaterThanOrEqual(3);
    expect(buildings.length).toBeLessThanOrEqual(6);
    expect(total_units).toBeGreaterThanOrEqual(40);
    expect(total_units).toBeLessThanOrEqual(120);
  });

  test.each(data.projects)('$slug has the counts and the lowest price of its units', (project) => {
    const own = units.filter(({ project_id }) => project_id === project.id);
    const available = own.filter(({ state }) => state === 'available');
    expect(project.total_units).toBe(own.length);
    const prices = available.map(({ price }) => price).filter((price) => typeof price === 'number');
    // A unit without a price is in a later phase and cannot be bought yet.
    expect(project.available_units).toBe(prices.length);
    expect(project.price_from).toBe(prices.length > 0 ? Math.min(...prices) : null);
  });

  test.each(data.projects)('$slug has everything that its page shows', (project) => {
    expect(project.advantages).toHaveLength(6);
    expect(project.guarantees.map(({ years }) => years)).toEqual([30, 15, 10, 5, 2]);
    expect(project.after_sales_services).toHaveLength(4);
    expect(project.nearby_services.map(({ category }) => category).sort()).toEqual(
      [...enums.NearbyCategory].sort(),
    );
    expect(project.gallery.length).toBeGreaterThanOrEqual(5);
  });

  test('prices are announced only where the sale is open', () => {
    const announced = data.projects.filter(({ price_from }) => price_from !== null);
    expect(announced.map(({ slug, price_from }) => [slug, price_from])).toEqual([
      ['alyasmin-gardens', 920_000],
      ['alnarjis-residence', 780_000],
    ]);
  });

  test('a completed project has no unit left', () => {
    const completed = data.projects.filter(({ status }) => status === 'Completed');
    expect(completed.map(({ available_units }) => available_units)).toEqual([0]);
  });

  test.each(visible)('$slug has its licence: kind, number, last day, and where to verify it', (project) => {
    const { kind, number, expires_at, url } = project.licence ?? {};
    expect(url).toBe(`https://example.sa/licences/${number}`);
    expect(expires_at?.slice(0, 4)).toMatch(/^203/);
    expect(kind).toBe(
      project.handover_date && project.handover_date > '2026-11' ? 'off_plan' : 'advertising',
    );
  });

  test.each(['2026-11-21T12:00:00Z', '2024-02-29T23:59:59Z', '2031-12-31T20:59:59Z'])(
    'loaded at %s, two launches are in the future',
    (now) => {
      const launches = loadDemoData(new Date(now)).projects.flatMap(({ launch_date }) => launch_date ?? []);
      expect(launches).toHaveLength(2);
      for (const launch of launches) expect(Date.parse(launch)).toBeGreaterThan(Date.parse(now));
    },
  );
});

describe('rentals of the demo data', () => {
  test('there are 24, newest first, in every state, at 25,000 to 110,000 riyals a year', () => {
    expect(data.rentals).toHaveLength(24);
    expect(data.rentals[0]?.title.en).toBe('Family apartment in Al Yasmin');
    expect(new Set(data.rentals.map(({ state }) => state))).toEqual(new Set(enums.RentalState));
    const rents = data.rentals.map(({ annual_rent }) => annual_rent);
    expect([Math.min(...rents), Math.max(...rents)]).toEqual([25_000, 110_000]);
  });

  test('a project has as many buildings as its texts say', () => {
    const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const stated = data.projects.flatMap(({ slug, summary, description, buildings }) =>
      [summary.en, description.en].flatMap((text) =>
        [...text.matchAll(/\b(One|Two|Three|Four|Five|Six)(?: [\w-]+)? buildings?\b/g)].map(
          ([, word = '']) => ({
            slug,
            stated: numbers.indexOf(word) + 1,
            buildings: buildings.length,
          }),
        ),
      ),
    );
    expect(stated.length).toBeGreaterThan(4);
    for (const { slug, buildings, ...text } of stated) expect([slug, text.stated]).toEqual([slug, buildings]);
  });

  test('rents are the share of the value that the FAQ and the costs state', () => {
    const [, from, to] =
      /from_percent: (\d+)\s+to_percent: (\d+)/.exec(readText('content/site/costs.md')) ?? [];
    const faq = readText('content/faq/rent-share-of-value.md');
    expect(faq).toContain(`${from}%`);
    expect(faq).toContain(`${to}%`);
    const perMetre = (isNear: (project: (typeof data.projects)[number]) => boolean) => {
      const priced = data.projects
        .filter(isNear)
        .flatMap(({ buildings }) => buildings.flatMap((building) => building.units))
        .flatMap(({ price, total_area }) => (price ? [price / total_area] : []));
      return priced.reduce((sum, one) => sum + one, 0) / priced.length;
    };
    const shares = data.rentals.flatMap(({ district, city, annual_rent, total_area }) => {
      const inDistrict = perMetre((project) => project.district.en === district?.en);
      const value = inDistrict || perMetre((project) => project.city.en === city?.en);
      return value ? [(100 * annual_rent) / (value * total_area)] : [];
    });
    expect(shares.length).toBeGreaterThan(15);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(Number(from));
    expect(Math.max(...shares)).toBeLessThanOrEqual(Number(to));
  });

  test('no rental is also a unit for sale', () => {
    const forSale = units.filter(({ state }) => state === 'available');
    const places = new Set(
      forSale.map((unit) => `${unit.project_id} ${unit.building.en} ${unit.flat_number}`),
    );
    const inProjects = data.rentals.filter(({ project }) => project);
    expect(inProjects.length).toBeGreaterThan(12);
    for (const { project, building, flat_number } of inProjects) {
      expect(places).not.toContain(`${project?.id} ${building.en} ${flat_number}`);
    }
  });
});

test('the same day gives the same data', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(loadDemoData(now)).toEqual(loadDemoData(now));
});
