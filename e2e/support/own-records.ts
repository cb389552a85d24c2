/**
 * Everything that the company publishes, as the test's own: copies in the API's database that belong to another
 * organization, which the page is made to ask for. The test changes or deletes its copies as an operator would, while
 * other tests use the company's. Ids are unique in the database, so those of the copies begin with a mark, which is
 * taken out of the answers and put into the questions.
 */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { organizationKeyHeader } from '../../src/api-client/contract';
import { demoKey } from './api';
import { test as base, type Query } from './fixtures';

export { expect } from './fixtures';

export interface OwnRecords {
  /** Changes columns of a project, by its slug: `{ status: 'Draft' }`. */
  changeProject(slug: string, columns: object): Promise<void>;
  changeUnits(slug: string, columns: object): Promise<void>;
  deleteUnit(id: string): Promise<void>;
  changeRental(id: string, columns: object): Promise<void>;
  deleteRental(id: string): Promise<void>;
  changeBlog(slug: string, columns: object): Promise<void>;
  deleteBlog(slug: string): Promise<void>;
  /** Answers wait until the function that this returns is called. */
  hold(): () => void;
  /** Whether the API can be reached. */
  setReachable(reachable: boolean): void;
}

const tables = ['projects', 'buildings', 'units', 'rentals', 'blogs'] as const;
type Table = (typeof tables)[number];

/** Columns that name rows, and so begin with the mark. */
const references: Record<Table, readonly string[]> = {
  projects: ['id'],
  buildings: ['id', 'project_id'],
  units: ['id', 'project_id', 'building_id'],
  rentals: ['id', 'project_id'],
  blogs: ['id'],
};

/** Copies the company's rows of a table. Buildings belong to their project alone. */
async function copyRows(db: Query, table: Table, mark: string, owner: number, company: number) {
  const changes = references[table].map((column) => `'${column}', $1::text || r.${column}`);
  const isOwned = table !== 'buildings';
  const where = isOwned
    ? 'r.organization_id = $2'
    : 'exists (select from projects p where p.id = r.project_id and p.organization_id = $2)';
  if (isOwned) changes.push("'organization_id', $3::int");
  await db(
    `insert into ${table}
     select (jsonb_populate_record(r, jsonb_strip_nulls(jsonb_build_object(${changes.join(', ')})))).*
     from ${table} r where ${where}`,
    isOwned ? [mark, company, owner] : [mark, company],
  );
}

/** Passes a call on to the test's organization, with its ids marked on the way there and not on the way back. */
async function passOn(route: Route, key: string, mark: string): Promise<void> {
  const request = route.request();
  const asked = request.postData() ?? undefined;
  const response = await route.fetch({
    headers: { ...request.headers(), [organizationKeyHeader.toLowerCase()]: key },
    postData: asked?.replace(/"project_id":"/g, `"project_id":"${mark}`),
  });
  await route.fulfill({ response, body: (await response.text()).replaceAll(mark, '') });
}

async function watchCalls(page: Page, apiUrl: string, key: string, mark: string) {
  let isReachable = true;
  let held: Promise<void> | undefined;
  await page.route(`${apiUrl}/**/public/{projects,rentals,blogs}/**`, async (route) => {
    if (!isReachable) return route.abort();
    await held;
    // A call that was taken back meanwhile has nobody to answer.
    await passOn(route, key, mark).catch(() => undefined);
  });
  return {
    setReachable: (reachable: boolean) => void (isReachable = reachable),
    hold() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
  };
}

export const test = base.extend<{ own: OwnRecords }>({
  own: async ({ page, db, apiUrl }, use) => {
    const key = `test-${randomUUID()}`;
    const mark = `${randomUUID()}-`;
    const [company] = await db<{ id: number }>('select id from organizations where key = $1', [demoKey]);
    const [owner] = await db<{ id: number }>(
      'insert into organizations (key, name, plugins) select $1, name, plugins from organizations where key = $2 returning id',
      [key, demoKey],
    );
    if (!company || !owner) throw new Error('The database has no company');
    for (const table of tables) await copyRows(db, table, mark, owner.id, company.id);

    const change = (table: Table, where: string, name: string, columns: object) =>
      db(
        `update ${table} r set (${Object.keys(columns).join(', ')}) =
         (select ${Object.keys(columns)
           .map((column) => `c.${column}`)
           .join(', ')} from jsonb_populate_record(r, $3) c)
         where r.organization_id = $1 and ${where}`,
        [owner.id, name, JSON.stringify(columns)],
      ).then(() => undefined);
    const erase = (table: Table, where: string, name: string) =>
      db(`delete from ${table} where organization_id = $1 and ${where}`, [owner.id, name]).then(
        () => undefined,
      );
    const ofProject = 'project_id = (select id from projects where organization_id = $1 and slug = $2)';

    await use({
      changeProject: (slug, columns) => change('projects', 'slug = $2', slug, columns),
      changeUnits: (slug, columns) => change('units', ofProject, slug, columns),
      deleteUnit: (id) => erase('units', 'id = $2', mark + id),
      changeRental: (id, columns) => change('rentals', 'id = $2', mark + id, columns),
      deleteRental: (id) => erase('rentals', 'id = $2', mark + id),
      changeBlog: (slug, columns) => change('blogs', 'slug = $2', slug, columns),
      deleteBlog: (slug) => erase('blogs', 'slug = $2', slug),
      ...(await watchCalls(page, apiUrl, key, mark)),
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await db('delete from organizations where id = $1', [owner.id]);
  },
});
