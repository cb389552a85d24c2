import { toHomesData } from '../../src/domain/conditions/homes-data';
import { searchHomesData } from '../../src/domain/search/search-homes-data';
import { dataset, describeDatabases, published, useReferenceApi, type Schemas } from './testing/api';
import * as expected from './testing/expected-homes';
import { changeOf, sortKeys, today } from './testing/expected-homes';

type Filter = Schemas['ApartmentFilter'];
type Project = Schemas['Project'];

const unitsOf = ({ buildings }: Project) => buildings.flatMap(({ units }) => units);

const listed = published.map((project): expected.ListedProject => ({
  ...project,
  handover_date: project.handover_date ?? null,
  city: [project.city.ar, project.city.en.toLowerCase()],
  district: [project.district.en.toLowerCase().replace(' ', '')],
  near: project.nearby_services?.map(({ category }) => category) ?? [],
  units: unitsOf(project).map((unit) => ({ ...unit, price: unit.price ?? null })),
}));
const findExpected = (filter: Filter) => expected.findExpected(listed, filter);
const expectedTotals = (filter: Filter) => expected.expectedTotals(listed, filter);

/** One that homes can be bought of, in a city with others. */
const [{ city, district, rooms }] = published.filter(({ available_units: count }) => count > 1) as [Project];
const cityId = city.en.toLowerCase();

const filters: Filter[] = [
  {},
  { city: cityId },
  { city: city.ar, rooms: [rooms?.min ?? 1, Math.min(rooms?.max ?? 5, 5)] },
  { district: [district.en.toLowerCase().replace(' ', '')] },
  { rooms: [2, 5], price_max: 1_500_000 },
  { handover: 'ready' },
  { handover: '2027', near: ['mosque'] },
  { area_min: 150, status_id: 'For_Sale' },
  { near: ['mosque', 'school'], rooms: [4], area_min: 120.5, price_max: 2_000_000 },
];

/** What the build knows of the same records. */
const homesData = toHomesData(
  published.toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at)),
  published.flatMap(unitsOf),
  dataset.lookups,
  (id) =>
    published.find((project) => project.id === id)?.nearby_services?.map(({ category }) => category) ?? [],
);

describeDatabases('search for homes on $name', ({ name }) => {
  const { get, post, refusedFields, database } = useReferenceApi(name);
  const ask = async (filter: Filter) =>
    (await post<Schemas['ApartmentListResponse']>('projects/apartments', filter)).json;
  const search = (filter: Filter) => ask({ per_page: 1000, ...filter, view: 'summary', facets: true });

  test.each(filters)('what matches %j is counted and grouped by project', async (filter) => {
    const { data, groups = [], meta } = await search(filter);
    const found = findExpected(filter).filter(({ units }) => units.length > 0);
    expect(found).not.toHaveLength(0);
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ total: found.length, last_page: 1, units: expectedTotals(filter).units });
    expect(groups.map(({ project, matching }) => [project.id, matching]).sort()).toEqual(
      found.map(({ project, units }) => [project.id, units.length]).sort(),
    );
    for (const { project, units, price_from } of groups) {
      const own = found.find((one) => one.project.id === project.id)?.units ?? [];
      expect(units).toHaveLength(Math.min(3, own.length));
      expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(units.map(({ id }) => id)));
      expect(price_from).toBe(Math.min(...own.map(({ price }) => price ?? Infinity)));
    }
  });

  test.each(filters)('the rows in full of %j are the same units', async (filter) => {
    const { data } = await ask({ ...filter, available_only: true });
    const units = findExpected(filter).flatMap((one) => one.units);
    expect(data.map(({ id }) => id).sort()).toEqual(units.map(({ id }) => id).sort());
  });

  test.each(filters)('each choice beside %j brings what it says', async (filter) => {
    const { facets = [] } = await search(filter);
    expect(new Set(facets.map(({ field }) => field)).size).toBeGreaterThan(5);
    for (const { field, value, ...counts } of facets) {
      const changed = { ...filter, ...changeOf(filter, field, value ?? null) };
      expect([field, value, counts]).toEqual([field, value, expectedTotals(changed)]);
      const again = await search(changed);
      expect(again.meta.units).toBe(counts.units);
    }
  });

  test.each(filters)('without the API, %j finds the same in what the build has', async (filter) => {
    for (const sort of [undefined, 'price_per_m2_desc', 'area_asc', 'handover'] as const) {
      const { groups = [], others = [], facets, meta } = await search({ ...filter, sort });
      const local = searchHomesData(homesData, { ...filter, sort, per_page: 1000 }, today);
      expect(local.facets).toEqual(facets);
      expect([local.units, local.total]).toEqual([meta.units, meta.total]);
      expect(local.groups.map((group) => [group.project.id, group.matching, group.priceFrom])).toEqual(
        groups.map((group) => [group.project.id, group.matching, group.price_from]),
      );
      expect(local.groups.map((group) => group.units.map(({ id }) => id))).toEqual(
        groups.map((group) => group.units.map(({ id }) => id)),
      );
      expect(local.others.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    }
  });

  const sorts = Object.keys(sortKeys) as (keyof typeof sortKeys)[];
  test.each(sorts)('projects and their units are ordered by %s', async (sort) => {
    const [, keyOfUnit, direction] = sortKeys[sort];
    const byUnit = findExpected({}).flatMap(({ project, units }) =>
      units.map((unit) => {
        const key = direction * (keyOfUnit(unit, project) ?? direction * Infinity);
        return { id: unit.id, project: project.id, key };
      }),
    );
    const ordered = byUnit.toSorted((one, other) => one.key - other.key);
    const { groups = [] } = await search({ sort });
    const keyOf = new Map(ordered.toReversed().map((one) => [one.project, one.key]));
    const keys = groups.map(({ project }) => keyOf.get(project.id));
    expect(keys).toEqual(keys.toSorted((one = 0, other = 0) => one - other));
    const { data } = await ask({ sort, available_only: true });
    const rows = data.map(({ id }) => ordered.find((one) => one.id === id)?.key);
    expect(rows).toEqual(rows.toSorted((one = 0, other = 0) => one - other));
    expect(groups[0]?.units[0]?.id).toBe(data[0]?.id);
  });

  test('pages are of projects; none is on two', async () => {
    const all = (await search({ sort: 'price_asc' })).groups ?? [];
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ sort: 'price_asc', per_page: 4, page, units_per_project: 1 })),
    );
    expect(pages.flatMap(({ groups = [] }) => groups.map(({ project }) => project.id))).toEqual(
      all.slice(0, 12).map(({ project }) => project.id),
    );
    expect(pages[0]?.meta).toMatchObject({ total: all.length, last_page: Math.ceil(all.length / 4) });
    expect(pages[0]?.groups?.every(({ units }) => units.length === 1)).toBe(true);
  });

  test('projects that cannot be bought from yet are named apart, also where a price is asked for', async () => {
    const soon = published.filter(({ status }) => status === 'Soon_Sale');
    expect(soon).not.toHaveLength(0);
    const { others = [], groups = [] } = await search({ price_max: 100_000, rooms: [1, 2, 3, 4, 5] });
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(soon.map(({ id }) => id)));
    const shown = groups.map(({ project }) => project.id);
    expect(others.filter(({ id }) => shown.includes(id))).toEqual([]);
    expect((await search({ available_only: true })).others).toEqual([]);
  });

  test('a home has at most 200 bytes, and pictures of none are sent', async () => {
    const { groups = [] } = await search({ units_per_project: 100 });
    const units = groups.flatMap((group) => group.units);
    expect(units.length).toBeGreaterThan(20);
    expect(Buffer.byteLength(JSON.stringify(units)) / units.length).toBeLessThanOrEqual(200);
  });

  test('a project in brief has all its units, with their prices and states alone', async () => {
    const [project] = published as [Project];
    const { json } = await get<Schemas['ProjectResponse']>(`projects/${project.slug}?view=summary`);
    const units = unitsOf(json.data);
    expect(units.map(({ id, price, state }) => [id, price, state])).toEqual(
      unitsOf(project).map(({ id, price = null, state }) => [id, price, state]),
    );
    expect(units.some((unit) => 'photos' in unit || 'floor_plan' in unit)).toBe(false);
    const ids = units.slice(0, 2).map(({ id }) => id);
    const opened = await ask({ unit_ids: ids });
    expect(opened.data.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(opened.data[0]).toHaveProperty('photos');
  });

  test('a place that no option list has is found by its name', async () => {
    const [{ id, city: before }] = published as [Project];
    const named = JSON.stringify({ ar: 'أبها', en: 'Abha' });
    await database().updateTable('projects').set({ city: named }).where('id', '=', id).execute();
    for (const name of ['abha', 'Abha', 'ابها'])
      expect((await search({ city: name })).facets?.find(({ value }) => value === 'abha')).toMatchObject({
        field: 'city',
        projects: 1,
      });
    await database()
      .updateTable('projects')
      .set({ city: JSON.stringify(before) })
      .where('id', '=', id)
      .execute();
  });

  test('what is wrong in a search is named', async () => {
    const wrong = {
      handover: 'soon',
      near: ['sea'],
      area_min: -1,
      sort: 'cheap',
      units_per_project: 0,
      view: 'x',
    };
    const fields = await refusedFields(post('projects/apartments', wrong));
    expect(fields).toEqual(['area_min', 'handover', 'near.0', 'sort', 'units_per_project', 'view']);
  });
});
