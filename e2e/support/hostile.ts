/**
 * A company whose texts are written by an attacker: its own rows in the API's database, under a key that the page sends
 * in place of the company's. So real answers of the real API are hostile, and no other test sees them.
 */
import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { organizationKeyHeader } from '../../src/api-client/contract';
import { demoKey } from './api';
import { test as base, type Query } from './fixtures';

export { expect } from './fixtures';

/** Runs as soon as somebody takes it for HTML. */
const script = `"><script>window.pwned=1</script><img src=x onerror="window.pwned=1">`;
/** U+202E turns what follows, here and in the texts after it. */
const turned = '\u202Egnp.exe';
/** The same in both languages. */
export const both = (text: string) => ({ ar: text, en: text });
const long = (text: string) => both(`${text}${turned}`.padEnd(300, 'نخيل'));

/** As it is in the database. */
export const hostileName = long(script);
/** As visitors should read it. */
export const readableName = hostileName.ar.replace('\u202E', '');

const unsafe = 'javascript:window.pwned=1';
const image = { url: unsafe, alt: both(script), width: 1, height: 1 };
const part = { title: long(script), text: long(script) };

export interface HostileCompany {
  /** Slug of its project, whose every text and address is hostile. */
  slug: string;
  /** Name of a project that has nothing but what the contract asks for. */
  bare: string;
  bareSlug: string;
  rentalTitle: string;
  /** Headers of a call with the company's key, to alter its answer on the way. */
  headers: (request: Request) => Record<string, string>;
}

/** Copies a row of `table` with other values; the columns are those of the migration. */
const copyRow = (db: Query, table: string, source: string, changed: object) =>
  db(`insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t where ${source}`, [
    JSON.stringify(changed),
  ]);

async function fillCompany(db: Query, organization_id: number, tag: string) {
  const slug = `hostile-${tag}`;
  const texts = { name: hostileName, city: both(script), district: both(script), summary: long(script) };
  const ours = `organization_id = (select id from organizations where key = '${demoKey}')`;
  const project = `${ours} and slug = 'alrabwa-heights'`;
  await copyRow(db, 'projects', project, {
    ...{ id: slug, slug, organization_id, status: 'For_Sale', ...texts, description: long(script) },
    ...{ cover: image, gallery: [image, image], brochure_url: unsafe, whatsapp: `05${script}` },
    ...{
      licence: { kind: 'off_plan', number: script, expires_at: '2030-01-01', url: unsafe },
      launch_date: '2099-01-01T00:00:00Z',
    },
    ...{ advantages: [part, part], guarantees: [{ ...part, years: 30 }], after_sales_services: [part] },
    nearby_services: [{ category: 'mosque', name: long(script), distance: 0, coordinates: null }],
    published_at: '2026-01-02T00:00:00Z',
  });
  const bareSlug = `bare-${tag}`;
  const nothing = Object.fromEntries(
    ['cover', 'coordinates', 'launch_date', 'handover_date', 'licence', 'brochure_url', 'whatsapp'].map(
      (column) => [column, null],
    ),
  );
  const noRows = {
    gallery: [],
    advantages: [],
    guarantees: [],
    after_sales_services: [],
    nearby_services: [],
  };
  const bare = both(`Bare ${tag}`);
  await copyRow(db, 'projects', project, {
    ...{
      id: bareSlug,
      slug: bareSlug,
      organization_id,
      name: bare,
      status: 'Soon_Sale',
      ...nothing,
      ...noRows,
    },
    published_at: '2026-01-01T00:00:00Z',
  });
  await db('insert into buildings (id, project_id, position, name) values ($1, $2, 0, $3)', [
    `${slug}-a`,
    slug,
    JSON.stringify(long(script)),
  ]);
  // One costs nothing, one has no price, one has: in this order.
  for (const [index, price] of [0, null, 920_000].entries()) {
    await db(
      `insert into units (id, organization_id, flat_number, floor, rooms, bathrooms, total_area, photos, project_id,
         building_id, position, price, state)
       values ($1, $2, $3, $4, 3, 2, 120, '[]', $5, $6, $4, $7, 'available')`,
      [`${slug}-${index}`, organization_id, `\u202E<b>${index}`, index, slug, `${slug}-a`, price],
    );
  }
  await copyRow(db, 'rentals', `id = (select min(id) from rentals where ${ours})`, {
    ...{ id: `rent-${tag}`, organization_id, title: hostileName, building: long(script), annual_rent: 0 },
    ...{ flat_number: '<i>\u202E7', project_id: null, photos: [image], description: long(script) },
  });
  await copyRow(db, 'blogs', `id = (select min(id) from blogs where ${ours})`, {
    ...{ id: `blog-${tag}`, slug: `blog-${tag}`, organization_id, title: hostileName, excerpt: long(script) },
    ...{ cover: image, tags: [long(script)], author: long(script) },
  });
  await db(
    `insert into lookups select $1, category, id, position, $2::jsonb, parent_id from lookups
     where organization_id = (select id from organizations where key = $3)`,
    [organization_id, JSON.stringify(both(script + turned)), demoKey],
  );
  return { slug, bareSlug, bare: bare.ar, rentalTitle: readableName };
}

export const test = base.extend<{ hostile: HostileCompany }>({
  hostile: async ({ page, db, apiUrl }, use) => {
    const tag = randomUUID();
    const key = `test-${tag}`;
    const [row] = await db<{ id: number }>(
      `insert into organizations (key, name, legal_name, phone1, phone2, whatsapp, email, address, instagram, plugins,
         care_site_url)
       values ($1, $2, $2, $3, $3, $3, 'a@example.sa', $2, $3, $4, $5) returning id`,
      [
        key,
        JSON.stringify(hostileName),
        `05${script}`,
        JSON.stringify(['Rental', 'Consultant', 'Maintenance', 'Localization', script]),
        unsafe,
      ],
    );
    if (!row) throw new Error('The company was not stored');
    const names = await fillCompany(db, row.id, tag);
    const headers = (request: Request) => ({
      ...request.headers(),
      [organizationKeyHeader.toLowerCase()]: key,
    });
    await page.route(`${apiUrl}/**`, (route, request) => route.continue({ headers: headers(request) }));
    await use({ ...names, headers });
    await db('delete from organizations where key = $1', [key]);
  },
});

/** What is wrong with the page as it stands: nothing, on every page of every test. */
export async function harmOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const harm: string[] = [];
    if ('pwned' in window) harm.push('a script ran');
    for (const element of document.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const name of ['href', 'src', 'action', 'formaction']) {
        const address = element.getAttribute(name) ?? '';
        if (/^\s*(?:javascript|vbscript|data:text\/html)/i.test(address)) harm.push(`${name}: ${address}`);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
      if (handler) harm.push(`${element.tagName} has ${handler}`);
    }
    const read = document.body.innerText;
    const nonsense = /\b(?:undefined|NaN|null)\b|\[object|Invalid Date|SAR 0\b|(?:^|\s)0 ريال/.exec(read);
    if (nonsense) harm.push(`it reads “${read.slice(nonsense.index - 40, nonsense.index + 40)}”`);
    if (/[\u202A-\u202E\u2066-\u2069]/.test(read + document.title)) harm.push('a text turns what follows');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -1 || right > clientWidth + 1) && element.childElementCount === 0;
      });
      const first = wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120));
      harm.push(`${scrollWidth} px in ${clientWidth} px: ${first.join(', ')}`);
    }
    return harm;
  });
}
