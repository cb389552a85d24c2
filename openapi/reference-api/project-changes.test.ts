import { sql } from 'kysely';
import { describeDatabases, published, useReferenceApi, type Schemas } from './testing/api';

const [changed, other] = published;
if (!changed || !other) throw new Error('The data has too few projects');
const [building] = changed.buildings;
const [unit] = building?.units ?? [];
if (!building || !unit) throw new Error('The project has no unit');

describeDatabases('on $name', ({ name }) => {
  const { database, get } = useReferenceApi(name);

  async function listedTimes(): Promise<Record<string, string>> {
    const first = await get<Schemas['ProjectListResponse']>('projects/list');
    const rest = Array.from({ length: first.json.meta.last_page - 1 }, (_, index) =>
      get<Schemas['ProjectListResponse']>(`projects/list?page=${index + 2}`),
    );
    const pages = [first, ...(await Promise.all(rest))];
    return Object.fromEntries(
      pages.flatMap(({ json }) => json.data.map(({ id, updated_at }) => [id, updated_at])),
    );
  }

  test('loading data leaves the times of the data', async () => {
    const times = await listedTimes();
    for (const { id, updated_at } of published) expect(times[id]).toBe(updated_at);
  });

  test.each([
    ['the price of a unit', sql`update units set price = 1 where id = ${unit.id}`],
    ['the state of a unit', sql`update units set state = 'sold' where id = ${unit.id}`],
    ['a floor plan', sql`update units set floor_plan = null where id = ${unit.id}`],
    [
      'the name of a building',
      sql`update buildings set name = '{"ar":"أ","en":"A"}' where id = ${building.id}`,
    ],
    ['the status of the project', sql`update projects set status = 'Completed' where id = ${changed.id}`],
    ['a unit is gone', sql`delete from units where id = ${unit.id}`],
    [
      'a building is new',
      sql`insert into buildings (id, project_id, position, name)
        values ('new-building', ${changed.id}, 9, '{"ar":"ب","en":"B"}')`,
    ],
    ['a building is gone', sql`delete from buildings where id = ${building.id}`],
  ])('%s: the list gives the project another time, and no other project', async (_name, change) => {
    const before = await listedTimes();
    await change.execute(database());
    const after = await listedTimes();
    expect(Date.parse(after[changed.id] ?? '')).toBeGreaterThan(Date.parse(before[changed.id] ?? ''));
    expect({ ...after, [changed.id]: '' }).toEqual({ ...before, [changed.id]: '' });
  });

  test('a unit that moves changes both projects', async () => {
    const before = await listedTimes();
    const [target] = other.buildings;
    const moved = sql`update units set project_id = ${other.id}, building_id = ${target?.id}
      where id = (select min(id) from units where project_id = ${changed.id})`;
    await moved.execute(database());
    const after = await listedTimes();
    expect(after[changed.id]).not.toBe(before[changed.id]);
    expect(after[other.id]).not.toBe(before[other.id]);
  });

  test('the time moves on when the clock was set back', async () => {
    await sql`update projects set updated_at = '2100-01-01T00:00:00Z' where id = ${changed.id}`.execute(
      database(),
    );
    const [first, second] = [await listedTimes(), await raise().then(listedTimes)];
    expect(first[changed.id]).toBe('2100-01-01T00:00:00.000Z');
    expect(second[changed.id]).toBe('2100-01-01T00:00:00.001Z');
  });

  const raise = () =>
    sql`update units set price = coalesce(price, 0) + 1 where project_id = ${changed.id}`.execute(database());
});
