/**
 * A profile of the test's own: a copy of the company's row in the API's database under another key, which the page
 * asks for. What it says can be changed as an operator would, while other tests use the company's.
 */
import { randomUUID } from 'node:crypto';
import { organizationKeyHeader } from '../../src/api-client/contract';
import { demoKey } from './api';
import { test as base } from './fixtures';

export { expect } from './fixtures';

const columns = `name, legal_name, phone1, phone2, whatsapp, email, address, instagram, twitter, youtube, plugins,
  care_site_url, founded_year, licence_number`;

export interface OwnProfile {
  /** Changes the row. The page shows it once it has asked again. */
  setPlugins(plugins: readonly string[]): Promise<void>;
  clear(column: 'phone1' | 'phone2' | 'whatsapp' | 'care_site_url'): Promise<void>;
}

export const everyPlugin = ['Rental', 'Consultant', 'Maintenance', 'Localization'] as const;

export const test = base.extend<{ ownProfile: OwnProfile }>({
  ownProfile: async ({ page, db, apiUrl }, use) => {
    const key = `test-${randomUUID()}`;
    await db(
      `insert into organizations (key, ${columns}) select $1, ${columns} from organizations where key = $2`,
      [key, demoKey],
    );
    await page.route(`${apiUrl}/**/organizations/me`, (route, request) =>
      route.continue({ headers: { ...request.headers(), [organizationKeyHeader.toLowerCase()]: key } }),
    );
    await use({
      setPlugins: async (plugins) => {
        await db('update organizations set plugins = $2 where key = $1', [key, JSON.stringify(plugins)]);
      },
      clear: async (column) => {
        await db(`update organizations set ${column} = null where key = $1`, [key]);
      },
    });
    await db('delete from organizations where key = $1', [key]);
  },
});
