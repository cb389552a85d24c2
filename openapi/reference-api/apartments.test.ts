import { describeDatabases, drafts, published, useReferenceApi, type Schemas } from './testing/api';

type Unit = Schemas['Unit'];
type Filter = Partial<Schemas['ApartmentFilter']>;

const units = published.flatMap(({ buildings }) => buildings.flatMap((building) => building.units));
const [project] = published;
const statusOf = new Map(published.map(({ id, status }) => [id, status]));
const canBeBought = ({ state, price, project_id }: Unit) =>
  state === 'available' && Boolean(price) && statusOf.get(project_id) !== 'Soon_Sale';
const [building] = project?.buildings ?? [];

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const byId = (rows: readonly Unit[]) => ids(rows).sort();

describeDatabases('apartments on $name', ({ name }) => {
  const { post, refusedFields, database } = useReferenceApi(name);
  const ask = (filter: Filter) => post<Schemas['ApartmentListResponse']>('projects/apartments', filter);

  test('an empty filter matches every unit of published projects, as of now', async () => {
    const before = Date.now();
    const { json, status } = await ask({});
    expect(status).toBe(200);
    expect(byId(json.data)).toEqual(byId(units));
    expect(json.meta).toMatchObject({ page: 1, per_page: 1000, total: units.length, last_page: 1 });
    expect(Date.parse(json.meta.as_of)).toBeGreaterThanOrEqual(before);
  });

  test('units of one project come in the order of its buildings', async () => {
    const own = project?.buildings.flatMap((one) => one.units) ?? [];
    expect(ids((await ask({ project_id: project?.id })).json.data)).toEqual(ids(own));
    expect(ids((await ask({ project_id: project?.slug })).json.data)).toEqual(ids(own));
  });

  test.each<[string, Filter, (unit: Unit) => boolean]>([
    ['building', { building_id: building?.id }, (unit) => unit.building_id === building?.id],
    ['what can be bought only', { available_only: true }, canBeBought],
    ['not only available', { available_only: false }, () => true],
    ['two room counts', { rooms: [1, 3] }, (unit) => unit.rooms === 1 || unit.rooms === 3],
    ['five rooms or more', { rooms: [5] }, (unit) => unit.rooms >= 5],
    ['a price at most', { price_max: 1_000_000 }, ({ price }) => Boolean(price) && (price ?? 0) <= 1_000_000],
    ['no room count', { rooms: [] }, () => true],
    [
      'all together',
      { available_only: true, rooms: [2, 3, 4, 5], price_max: 1_500_000 },
      (unit) => canBeBought(unit) && unit.rooms >= 2 && (unit.price ?? 0) <= 1_500_000,
    ],
  ])('filter: %s @2.74 @7.21', async (_what, filter, matches) => {
    const expected = units.filter(matches);
    expect(expected).not.toHaveLength(0);
    expect(byId((await ask(filter)).json.data)).toEqual(byId(expected));
  });

  test.each<[Filter['sort'], (unit: Unit) => number | null | undefined, 1 | -1]>([
    ['price_asc', (unit) => unit.price, 1],
    ['price_desc', (unit) => unit.price, -1],
    ['area_asc', (unit) => unit.total_area, 1],
    ['area_desc', (unit) => unit.total_area, -1],
  ])('sort: %s, units without a value last', async (sort, key, direction) => {
    const { json } = await ask({ sort });
    const values = json.data.map((unit) => key(unit) ?? null);
    const known = values.filter((value) => value !== null);
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known).toEqual(known.toSorted((one, other) => (one - other) * direction));
    expect(ids(json.data)).toEqual(ids((await ask({ sort })).json.data));
  });

  test('a page after the last one is empty, even the last that may be asked for', async () => {
    const { json } = await ask({ page: 1_000_000 });
    expect(json.data).toEqual([]);
    expect(json.meta).toMatchObject({ page: 1_000_000, total: units.length });
  });

  test('units of drafts match nothing', async () => {
    expect(drafts).not.toHaveLength(0);
    for (const { id, slug } of drafts) {
      expect((await ask({ project_id: id })).json.data).toEqual([]);
      expect((await ask({ project_id: slug })).json.data).toEqual([]);
    }
  });

  test('a state that changes in the database changes in the response', async () => {
    const unit = units.find(({ state }) => state === 'available');
    await database()
      .updateTable('units')
      .set({ state: 'sold' })
      .where('id', '=', unit?.id ?? '')
      .execute();
    const { json } = await ask({ project_id: unit?.project_id });
    expect(json.data.find(({ id }) => id === unit?.id)?.state).toBe('sold');
  });

  test('a project before its sale has prices but no available units', async () => {
    const soon = published.find(({ status }) => status === 'For_Sale')?.id ?? '';
    await database().updateTable('projects').set({ status: 'Soon_Sale' }).where('id', '=', soon).execute();
    const { json } = await ask({ project_id: soon, available_only: true });
    expect(json.data).toEqual([]);
    await database().updateTable('projects').set({ status: 'For_Sale' }).where('id', '=', soon).execute();
  });

  test('a unit with unknown attributes is in the response', async () => {
    const id = building?.units[0]?.id ?? '';
    await database()
      .updateTable('units')
      .set({ kitchen: null, electricity: null, updated_at: null, floor_plan: null })
      .where('id', '=', id)
      .execute();
    const { json, status } = await ask({ building_id: building?.id });
    expect(status).toBe(200);
    expect(json.data.find((unit) => unit.id === id)).not.toHaveProperty('kitchen');
  });

  test('every invalid part of a filter is named', async () => {
    const wrong = { rooms: [0, 2], price_max: 0, sort: 'price', page: '1', extra: true, project_id: 'a\0b' };
    const fields = await refusedFields(post('projects/apartments', wrong));
    expect(fields).toEqual(['extra', 'page', 'price_max', 'project_id', 'rooms.0', 'sort']);
  });
});
