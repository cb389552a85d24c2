import { describeDatabases, dataset, drafts, published, useReferenceApi, type Schemas } from './testing/api';

type List = Schemas['ProjectListResponse'];
type Detail = Schemas['ProjectResponse'];

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The order of the contract in JavaScript: nulls last, then by id. */
function sorted(rows: Schemas['Project'][], key: (row: Schemas['Project']) => number | null, desc: boolean) {
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === b) return one.id < other.id ? -1 : 1;
    if (a === null || b === null) return a === null ? 1 : -1;
    return desc ? b - a : a - b;
  });
}

const publishedAt = (project: Schemas['Project']) => Date.parse(project.published_at);
const priceFrom = (project: Schemas['Project']) => project.price_from ?? null;
const newestFirst = sorted(published, publishedAt, true);

describeDatabases('projects on $name', ({ name }) => {
  const { get, database } = useReferenceApi(name);

  async function everyPage(query: string): Promise<string[]> {
    const { json } = await get<List>(`projects/list?${query}`);
    const pages = [json];
    for (let page = 2; page <= json.meta.last_page; page += 1) {
      pages.push((await get<List>(`projects/list?${query}&page=${page}`)).json);
    }
    return pages.flatMap(({ data }) => ids(data));
  }

  test('the latest are the six newest published ones @3.2 @7.6', async () => {
    const { json } = await get<Schemas['LatestProjectsResponse']>('projects/latest');
    expect(ids(json.data)).toEqual(ids(newestFirst.slice(0, 6)));
  });

  test('a list page has nine projects and the total @3.16', async () => {
    const { json } = await get<List>('projects/list');
    expect(json.meta).toEqual({ page: 1, per_page: 9, total: 17, last_page: 2 });
    expect(ids(json.data)).toEqual(ids(newestFirst.slice(0, 9)));
  });

  test('a summary has the figures of its units', async () => {
    const { json } = await get<List>('projects/list');
    const [first] = json.data;
    const source = published.find(({ id }) => id === first?.id);
    expect(first).toMatchObject({
      total_units: source?.total_units,
      available_units: source?.available_units,
      rooms: source?.rooms,
      total_area: source?.total_area,
      price_from: source?.price_from,
    });
  });

  test('a page after the last one is empty, even with a huge number', async () => {
    const { json } = await get<List>('projects/list?page=1000000');
    expect(json).toEqual({ data: [], meta: { page: 1_000_000, per_page: 9, total: 17, last_page: 2 } });
  });

  test.each([
    ['orderBy=published_at', sorted(published, publishedAt, false)],
    ['orderBy=published_at&desc=true', newestFirst],
    ['orderBy=price_from', sorted(published, priceFrom, false)],
    ['orderBy=price_from&desc=true', sorted(published, priceFrom, true)],
    ['desc=false', newestFirst],
  ])('%s orders every page @3.16 @3.17 @7.8', async (query, expected) => {
    expect(await everyPage(query)).toEqual(ids(expected));
  });

  test.each(['Under_Construction', 'Soon_Sale', 'For_Sale', 'Completed'] as const)(
    'status_id=%s lists only those @3.18 @7.8',
    async (status) => {
      const expected = newestFirst.filter((project) => project.status === status);
      expect(expected).not.toHaveLength(0);
      expect(await everyPage(`status_id=${status}`)).toEqual(ids(expected));
    },
  );

  test('drafts are in the database but in no response', async () => {
    const stored = await database()
      .selectFrom('projects')
      .select('id')
      .where('status', '=', 'Draft')
      .execute();
    expect(ids(stored).sort()).toEqual(ids(drafts).sort());
    expect(await everyPage('status_id=Draft')).toEqual([]);
    for (const { id, slug } of drafts) {
      expect((await get(`projects/${id}`)).status).toBe(404);
      expect((await get(`projects/${slug}`)).status).toBe(404);
    }
  });

  test.each(['id', 'slug'] as const)(
    'a project is found by its %s, with buildings and units in order @7.10',
    async (key) => {
      const [project] = published;
      const { json } = await get<Detail>(`projects/${project?.[key]}`);
      expect(json.data).toMatchObject({
        id: project?.id,
        launch_date: project?.launch_date,
        handover_date: project?.handover_date,
        published_at: project?.published_at,
        guarantees: project?.guarantees,
      });
      const shape = (one: Schemas['Project'] | undefined) =>
        one?.buildings.map(({ id, name: label, units }) => [
          id,
          label,
          units.map((unit) => [unit.id, unit.price]),
        ]);
      expect(shape(json.data)).toEqual(shape(project));
    },
  );

  test('an unknown project is a 404 that says so @7.11', async () => {
    const { status, json, headers } = await get<Schemas['Problem']>('projects/nowhere');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(json).toMatchObject({ title: 'Not Found', status: 404 });
  });

  test.each(['projects/%00', `projects/${'x'.repeat(101)}`, 'projects/%ZZ'])('%s is a 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a sold unit changes the figures immediately; without available prices price_from is null', async () => {
    const project = published.find(({ price_from: price }) => price !== null);
    const id = project?.id ?? '';
    const units = project?.buildings.flatMap((building) => building.units) ?? [];
    const cheapest = units.filter(
      ({ state, price }) => state === 'available' && price === project?.price_from,
    );
    await database().updateTable('units').set({ state: 'sold' }).where('id', 'in', ids(cheapest)).execute();
    const { json: afterOne } = await get<Detail>(`projects/${id}`);
    expect(afterOne.data.available_units).toBe((project?.available_units ?? 0) - cheapest.length);
    expect(afterOne.data.price_from).toBeGreaterThan(project?.price_from ?? Infinity);

    await database().updateTable('units').set({ state: 'sold' }).where('project_id', '=', id).execute();
    const { json: afterAll } = await get<Detail>(`projects/${id}`);
    expect(afterAll.data).toMatchObject({ available_units: 0, price_from: null, total_units: units.length });
    expect(dataset.projects).toContain(project);
  });

  test('a project without units has no ranges', async () => {
    const [, , project] = published;
    await database()
      .deleteFrom('units')
      .where('project_id', '=', project?.id ?? '')
      .execute();
    const { json } = await get<Detail>(`projects/${project?.id}`);
    expect(json.data).toMatchObject({ total_units: 0, rooms: null, total_area: null, price_from: null });
  });
});
