/**
 * A home for rent and an article published after the build. They belong to another organization, whose lists the page
 * is made to ask for, because other tests compare the lists of the company with what was built.
 */
import { randomUUID } from 'node:crypto';
import { organizationKeyHeader } from '../../src/api-client/contract';
import { demoKey } from './api';
import { test as base } from './fixtures';

export { expect } from './fixtures';

export interface LateRows {
  rental: { id: string; title: { ar: string; en: string } };
  blog: { slug: string; title: { ar: string; en: string } };
}

const rentalTitle = { ar: 'شقة نُشرت بعد البناء', en: 'A home published after the build' };
const blogTitle = { ar: 'مقال نُشر بعد البناء', en: 'An article published after the build' };

/** A copy of a row of the company with some columns changed. */
const copyOf = (table: 'rentals' | 'blogs', source: string) =>
  `insert into ${table} select (jsonb_populate_record(row, $1::jsonb)).* from ${table} row where ${source}`;

export const test = base.extend<{ lateRows: LateRows }>({
  lateRows: async ({ page, db, apiUrl }, use) => {
    const id = `late-${randomUUID()}`;
    const [organization] = await db<{ id: number }>(
      `insert into organizations (key, name, plugins)
       select $1, name, plugins from organizations where key = $2 returning id`,
      [id, demoKey],
    );
    const changed = (more: object) => [JSON.stringify({ id, organization_id: organization?.id, ...more })];
    await db(copyOf('rentals', "row.id = 'rnt-2001'"), changed({ title: rentalTitle }));
    await db(copyOf('blogs', "row.slug = 'rent-or-buy'"), changed({ slug: id, title: blogTitle }));
    await page.route(/\/public\/(rentals|blogs)\/list/, (route, request) =>
      request.url().startsWith(apiUrl)
        ? route.continue({ headers: { ...request.headers(), [organizationKeyHeader.toLowerCase()]: id } })
        : route.continue(),
    );
    await use({ rental: { id, title: rentalTitle }, blog: { slug: id, title: blogTitle } });
    for (const table of ['rentals', 'blogs']) await db(`delete from ${table} where id = $1`, [id]);
    await db('delete from organizations where key = $1', [id]);
  },
});
