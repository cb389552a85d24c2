import { describeDatabases, dataset, drafts, useReferenceApi, type Schemas } from './testing/api';

type Rental = Schemas['Rental'];
type List = Schemas['RentalListResponse'];

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const sorted = (rows: readonly Rental[], key: (row: Rental) => number, direction: 1 | -1) =>
  rows.toSorted((one, other) => (key(one) - key(other)) * direction || (one.id < other.id ? -1 : 1));
const publishedAt = (rental: Rental) => Date.parse(rental.published_at);
const newestFirst = sorted(dataset.rentals, publishedAt, -1);

describeDatabases('rentals on $name', ({ name }) => {
  const { get, refusedFields, database } = useReferenceApi(name);

  async function everyPage(query = ''): Promise<Rental[]> {
    const rows: Rental[] = [];
    for (let page = 1; ; page += 1) {
      const { json } = await get<List>(`rentals/list?${query}&page=${page}`);
      rows.push(...json.data);
      if (page >= json.meta.last_page) return rows;
    }
  }

  test('a page has twelve rentals, newest first @3.19', async () => {
    const { json } = await get<List>('rentals/list');
    expect(json.meta).toEqual({ page: 1, per_page: 12, total: 30, last_page: 3 });
    expect(ids(json.data)).toEqual(ids(newestFirst.slice(0, 12)));
  });

  const expectMatching = async (query: string, matches: (rental: Rental) => boolean) => {
    const expected = newestFirst.filter(matches);
    expect(expected).not.toHaveLength(0);
    expect(ids(await everyPage(query))).toEqual(ids(expected));
  };

  test.each(['available', 'reserved', 'rented'])('status_id=%s @3.19 @7.23', (status) =>
    expectMatching(`status_id=${status}`, ({ state }) => state === status),
  );

  test.each<[string, (rental: Rental) => boolean]>([
    ['has_ac=true', ({ air_conditioning: ac }) => ac === 'installed'],
    ['has_ac=false', ({ air_conditioning: ac }) => ac !== 'installed'],
    ['has_kitchen=true', ({ kitchen }) => kitchen === 'fitted'],
    ['has_kitchen=false', ({ kitchen }) => kitchen !== 'fitted'],
    [
      'has_ac=true&has_kitchen=false&status_id=available',
      (rental) =>
        rental.air_conditioning === 'installed' &&
        rental.kitchen !== 'fitted' &&
        rental.state === 'available',
    ],
  ])('%s @3.20 @7.23', (query, matches) => expectMatching(query, matches));

  test.each<[string, Rental[]]>([
    ['orderBy=published_at', sorted(dataset.rentals, publishedAt, 1)],
    ['orderBy=annual_rent', sorted(dataset.rentals, (rental) => rental.annual_rent, 1)],
    ['orderBy=annual_rent&desc=true', sorted(dataset.rentals, (rental) => rental.annual_rent, -1)],
    ['orderBy=total_area&desc=false', sorted(dataset.rentals, (rental) => rental.total_area, 1)],
  ])('%s @3.19 @7.23', async (query, expected) => {
    expect(ids(await everyPage(query))).toEqual(ids(expected));
  });

  test('a rental names its project, but never a draft', async () => {
    const rows = await everyPage();
    const draftIds = new Set(ids(drafts));
    const inDraft = dataset.rentals.filter(({ project }) => project && draftIds.has(project.id));
    expect(inDraft).not.toHaveLength(0);
    for (const rental of dataset.rentals) {
      const expected = rental.project && !draftIds.has(rental.project.id) ? rental.project : null;
      expect(rows.find(({ id }) => id === rental.id)?.project).toEqual(expected);
    }
  });

  test('a rental with an unknown kitchen counts as one without', async () => {
    await database().updateTable('rentals').set({ kitchen: null }).where('id', '=', 'r00001').execute();
    expect(ids(await everyPage('has_kitchen=false'))).toContain('r00001');
    expect(ids(await everyPage('has_kitchen=true'))).not.toContain('r00001');
  });

  test('every invalid query parameter is named', async () => {
    const query = 'page=0&orderBy=price&desc=maybe&status_id=sold&has_ac=1&has_kitchen=';
    expect(await refusedFields(get(`rentals/list?${query}`))).toEqual([
      'desc',
      'has_ac',
      'has_kitchen',
      'orderBy',
      'page',
      'status_id',
    ]);
  });
});
