import { randomUUID } from 'node:crypto';
import { demoOrganizationKey, headersWithKey } from './api';
import { test as base, type Query } from './fixtures';

export { expect } from './fixtures';

const columns = `name, legal_name, phone1, phone2, whatsapp, email, address, instagram, twitter, youtube, plugins,
  care_site_url, founded_year, licence_number, commercial_registration, vat_number, national_address`;

/**
 * Copies the organization that the site shows, without its records, so that a test can change it while others run.
 * @returns ids of the copy and of the original
 */
export async function copyOrganization(db: Query, key: string): Promise<{ id: number; originalId: number }> {
  const [copy] = await db<{ id: number }>(
    `insert into organizations (key, ${columns}) select $1, ${columns} from organizations where key = $2 returning id`,
    [key, demoOrganizationKey],
  );
  const [original] = await db<{ id: number }>('select id from organizations where key = $1', [
    demoOrganizationKey,
  ]);
  if (!copy || !original) throw new Error('The database has no organization');
  return { id: copy.id, originalId: original.id };
}

export const deleteOrganization = (db: Query, key: string) =>
  db('delete from organizations where key = $1', [key]);

/** Profile of the organization that the page requests. Changes show with the next request. */
export interface TestProfile {
  setPlugins(plugins: readonly string[]): Promise<void>;
  clear(column: 'phone1' | 'phone2' | 'whatsapp' | 'care_site_url'): Promise<void>;
}

export const allPlugins = ['Rental', 'Consultant', 'Maintenance', 'Localization'] as const;

/** A rental and an article published after the build, the only ones in the lists that the page requests. */
export interface UnbuiltRecords {
  rental: { id: string; title: { ar: string; en: string } };
  blog: { slug: string; title: { ar: string; en: string } };
}

const rentalTitle = { ar: 'شقة نُشرت بعد البناء', en: 'A home published after the build' };
const blogTitle = { ar: 'مقال نُشر بعد البناء', en: 'An article published after the build' };

/** Copies a row with some columns changed. */
const copyRow = (table: 'rentals' | 'blogs', source: string) =>
  `insert into ${table} select (jsonb_populate_record(row, $1::jsonb)).* from ${table} row where ${source}`;

export const test = base.extend<{ profile: TestProfile; unbuilt: UnbuiltRecords }>({
  profile: async ({ page, db, apiUrl }, use) => {
    const key = `test-${randomUUID()}`;
    await copyOrganization(db, key);
    await page.route(`${apiUrl}/**/organizations/me`, (route, request) =>
      route.continue({ headers: headersWithKey(request, key) }),
    );
    await use({
      setPlugins: async (plugins) => {
        await db('update organizations set plugins = $2 where key = $1', [key, JSON.stringify(plugins)]);
      },
      clear: async (column) => {
        await db(`update organizations set ${column} = null where key = $1`, [key]);
      },
    });
    await deleteOrganization(db, key);
  },

  unbuilt: async ({ page, db, apiUrl }, use) => {
    const id = `unbuilt-${randomUUID()}`;
    const organization = await copyOrganization(db, id);
    const changed = (more: object) => [JSON.stringify({ id, organization_id: organization.id, ...more })];
    await db(copyRow('rentals', "row.id = 'rnt-2001'"), changed({ title: rentalTitle }));
    await db(copyRow('blogs', "row.slug = 'rent-or-buy'"), changed({ slug: id, title: blogTitle }));
    await page.route(/\/public\/(rentals|blogs)\/list/, (route, request) =>
      route.continue(request.url().startsWith(apiUrl) ? { headers: headersWithKey(request, id) } : {}),
    );
    await use({ rental: { id, title: rentalTitle }, blog: { slug: id, title: blogTitle } });
    for (const table of ['rentals', 'blogs']) await db(`delete from ${table} where id = $1`, [id]);
    await deleteOrganization(db, id);
  },
});
