import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { headersWithKey } from './api';
import { endRoutes, test as base, type Query } from './fixtures';
import { copyOrganization, deleteOrganization } from './own-organization';

export { expect } from './fixtures';

/**
 * Copies of everything that the organization publishes, which the page requests instead of the original. A test changes
 * or deletes them while other tests use the original. Ids are unique in the database, so those of the copies have a
 * prefix, which is removed from responses and added to requests.
 */
export interface TestRecords {
  /** Changes columns of a project, by its slug: `{ status: 'Draft' }`. */
  changeProject(slug: string, columns: object): Promise<void>;
  changeUnits(slug: string, columns: object): Promise<void>;
  deleteUnit(id: string): Promise<void>;
  changeRental(id: string, columns: object): Promise<void>;
  deleteRental(id: string): Promise<void>;
  changeBlog(slug: string, columns: object): Promise<void>;
  deleteBlog(slug: string): Promise<void>;
  /** Delays responses until the returned function is called. */
  delayResponses(): () => void;
  /** Whether the API can be reached. */
  setReachable(reachable: boolean): void;
}

const tables = ['projects', 'buildings', 'units', 'rentals', 'blogs'] as const;
type Table = (typeof tables)[number];

/** Columns that hold ids, and so have the prefix. */
const idColumns: Record<Table, readonly string[]> = {
  projects: ['id'],
  buildings: ['id', 'project_id'],
  units: ['id', 'project_id', 'building_id'],
  rentals: ['id', 'project_id'],
  blogs: ['id'],
};

/** Copies the rows of a table. Buildings have no organization but that of their project. */
async function copyRows(db: Query, table: Table, idPrefix: string, owner: number, original: number) {
  const changes = idColumns[table].map((column) => `'${column}', $1::text || r.${column}`);
  const isOwned = table !== 'buildings';
  const where = isOwned
    ? 'r.organization_id = $2'
    : 'exists (select from projects p where p.id = r.project_id and p.organization_id = $2)';
  if (isOwned) changes.push("'organization_id', $3::int");
  await db(
    `insert into ${table}
     select (jsonb_populate_record(r, jsonb_strip_nulls(jsonb_build_object(${changes.join(', ')})))).*
     from ${table} r where ${where}`,
    isOwned ? [idPrefix, original, owner] : [idPrefix, original],
  );
}

/** Forwards a call to the copied organization, with the prefix added to ids in the request and removed from the response. */
async function forwardCall(route: Route, key: string, idPrefix: string): Promise<void> {
  const request = route.request();
  const body = request.postData() ?? undefined;
  const response = await route.fetch({
    headers: headersWithKey(request, key),
    postData: body
      ?.replace(/"project_id":"/g, `"project_id":"${idPrefix}`)
      .replace(
        /"unit_ids":\[([^\]]*)\]/,
        (_, ids: string) => `"unit_ids":[${ids.replace(/(^|,)"/g, `$1"${idPrefix}`)}]`,
      ),
  });
  await route.fulfill({ response, body: (await response.text()).replaceAll(idPrefix, '') });
}

async function routeCalls(page: Page, apiUrl: string, key: string, idPrefix: string) {
  let isReachable = true;
  let delay: Promise<void> | undefined;
  await page.route(`${apiUrl}/**/public/{projects,rentals,blogs}/**`, async (route) => {
    if (!isReachable) return route.abort();
    await delay;
    // The page may have cancelled the call meanwhile.
    await forwardCall(route, key, idPrefix).catch(() => undefined);
  });
  return {
    setReachable: (reachable: boolean) => void (isReachable = reachable),
    delayResponses() {
      let release = () => {};
      delay = new Promise((resolve) => (release = resolve));
      return () => {
        delay = undefined;
        release();
      };
    },
  };
}

export const test = base.extend<{ records: TestRecords }>({
  records: async ({ page, db, apiUrl }, use) => {
    const key = `test-${randomUUID()}`;
    const idPrefix = `${randomUUID()}-`;
    const { id: owner, originalId } = await copyOrganization(db, key);
    for (const table of tables) await copyRows(db, table, idPrefix, owner, originalId);

    const change = (table: Table, where: string, name: string, columns: object) =>
      db(
        `update ${table} r set (${Object.keys(columns).join(', ')}) =
         (select ${Object.keys(columns)
           .map((column) => `c.${column}`)
           .join(', ')} from jsonb_populate_record(r, $3) c)
         where r.organization_id = $1 and ${where}`,
        [owner, name, JSON.stringify(columns)],
      ).then(() => undefined);
    const remove = (table: Table, where: string, name: string) =>
      db(`delete from ${table} where organization_id = $1 and ${where}`, [owner, name]).then(() => undefined);
    const ofProject = 'project_id = (select id from projects where organization_id = $1 and slug = $2)';

    await use({
      changeProject: (slug, columns) => change('projects', 'slug = $2', slug, columns),
      changeUnits: (slug, columns) => change('units', ofProject, slug, columns),
      deleteUnit: (id) => remove('units', 'id = $2', idPrefix + id),
      changeRental: (id, columns) => change('rentals', 'id = $2', idPrefix + id, columns),
      deleteRental: (id) => remove('rentals', 'id = $2', idPrefix + id),
      changeBlog: (slug, columns) => change('blogs', 'slug = $2', slug, columns),
      deleteBlog: (slug) => remove('blogs', 'slug = $2', slug),
      ...(await routeCalls(page, apiUrl, key, idPrefix)),
    });
    await endRoutes(page);
    await deleteOrganization(db, key);
  },
});
