import { sql } from 'kysely';
import { describeDatabases, dataset, useReferenceApi, type Schemas } from './testing/api';

/** Each of the thirteen calls; without a key the response does not reveal that some of them are invalid. */
const everyCall = [
  ['organizations/me', 'GET'],
  ['projects/latest', 'GET'],
  ['projects/list', 'GET'],
  ['projects/nowhere', 'GET'],
  ['projects/apartments', 'POST'],
  ['rentals/list', 'GET'],
  ['blogs/list?page=0', 'GET'],
  ['lookups/cities', 'GET'],
  ['maintenances/create', 'POST'],
  ['contactus/create', 'POST'],
  ['consultation/create', 'POST'],
  ['project-interested/create', 'POST'],
  ['interested/create', 'POST'],
] as const;

describeDatabases('organization, blogs and lookups on $name', ({ name }) => {
  const { get, send, database } = useReferenceApi(name);
  const profile = () => get<Schemas['OrganizationResponse']>('organizations/me');

  test('the profile is that of the key, and does not contain the key @7.5', async () => {
    const { json } = await profile();
    expect(json.data).toMatchObject(dataset.organization);
    expect(JSON.stringify(json)).not.toContain(dataset.organizationKey);
  });

  test('the profile has two phones, WhatsApp, three networks and the plugins, each in its own field @3.1', async () => {
    const contact = {
      phone1: '0500000011',
      phone2: '0500000022',
      whatsapp: '0500000033',
      instagram: 'on-instagram',
      twitter: 'on-twitter',
      youtube: 'on-youtube',
    };
    await database()
      .updateTable('organizations')
      .set(contact)
      .where('key', '=', dataset.organizationKey)
      .execute();
    const plugins = ['Rental', 'Consultant', 'Maintenance', 'Localization'];
    expect((await profile()).json.data).toMatchObject({ ...contact, plugins });
  });

  test('a plugin switched off in the database is off in the next response', async () => {
    await sql`update organizations set plugins = '["Rental", "Future"]'`.execute(database());
    expect((await profile()).json.data.plugins).toEqual(['Rental', 'Future']);
  });

  test.each([
    ['missing', {}],
    ['unknown', { 'X-Organization-Key': 'nobody' }],
  ])('a key that is %s is a 401 on every call @6.2 @7.3', async (_what, headers) => {
    for (const [path, method] of everyCall) {
      const asJson = { 'content-type': 'application/json' };
      const init = {
        method,
        ...(method === 'POST' && { body: '{}' }),
        headers: { ...(method === 'POST' && asJson), 'X-Organization-Key': '', ...headers },
      };
      const { status, json } = await send<Schemas['Problem']>(path, init);
      expect({ path, status, title: json.title }).toEqual({ path, status: 401, title: 'Unauthorized' });
    }
  });

  test('another organization sees nothing of this one', async () => {
    await database()
      .insertInto('organizations')
      .values({ key: 'second', name: JSON.stringify({ ar: 'أخرى', en: 'Other' }), plugins: '[]' })
      .execute();
    const asSecond = { headers: { 'X-Organization-Key': 'second' } };
    const counts = ['projects/list', 'rentals/list', 'blogs/list'].map(async (path) => {
      const { json } = await send<Schemas['BlogListResponse']>(path, asSecond);
      return json.meta.total;
    });
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    expect((await send(`projects/${dataset.projects[0]?.id}`, asSecond)).status).toBe(404);
    const cities = await send<Schemas['LookupListResponse']>('lookups/cities', asSecond);
    expect(cities.json.data).toEqual([]);
  });

  test('articles come in pages, newest first, with unchanged texts @3.21 @7.25', async () => {
    const first = (await get<Schemas['BlogListResponse']>('blogs/list')).json;
    const third = (await get<Schemas['BlogListResponse']>('blogs/list?page=3')).json;
    expect(first.meta).toEqual({ page: 1, per_page: 7, total: 20, last_page: 3 });
    expect(first.data.map(({ id }) => id)).toEqual(dataset.blogs.slice(0, 7).map(({ id }) => id));
    expect(third.data).toHaveLength(6);
    expect(first.data[0]).toMatchObject({
      body: dataset.blogs[0]?.body,
      published_at: dataset.blogs[0]?.published_at,
    });
  });

  test('a page of every list has as many rows as the call asks for, up to 100', async () => {
    const blogs = (await get<Schemas['BlogListResponse']>('blogs/list?per_page=15&page=2')).json;
    expect(blogs.meta).toEqual({ page: 2, per_page: 15, total: 20, last_page: 2 });
    expect(blogs.data.map(({ id }) => id)).toEqual(dataset.blogs.slice(15).map(({ id }) => id));
    for (const list of ['projects', 'rentals', 'blogs']) {
      const { json } = await get<Schemas['BlogListResponse']>(`${list}/list?per_page=2`);
      expect(json.data).toHaveLength(2);
      for (const size of ['0', '101', 'all']) {
        expect((await get(`${list}/list?per_page=${size}`)).status).toBe(422);
      }
    }
  });

  test.each(['maintenance-types', 'rooms', 'cities', 'districts'] as const)(
    'lookups of %s are in the stored order @7.27',
    async (category) => {
      const { json } = await get<Schemas['LookupListResponse']>(`lookups/${category}`);
      expect(json.data.map(({ id, label }) => [id, label])).toEqual(
        dataset.lookups[category].map(({ id, label }) => [id, label]),
      );
    },
  );

  test('districts name their city', async () => {
    const { json } = await get<Schemas['LookupListResponse']>('lookups/districts');
    expect(json.data[0]?.parent_id).toBe('riyadh');
  });

  test('a category that does not exist is a 404', async () => {
    expect((await get('lookups/colours')).status).toBe(404);
  });
});
