import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { demoOrganizationKey, headersWithKey } from './api';
import { test as base, type Query } from './fixtures';

export { expect } from './fixtures';

/** Runs if it is treated as HTML. */
const script = `"><script>window.pwned=1</script><img src=x onerror="window.pwned=1">`;
/** U+202E reverses the direction of the text that follows. */
const bidiSpoof = '\u202Egnp.exe';
export const inBothLanguages = (text: string) => ({ ar: text, en: text });
const long = (text: string) => inBothLanguages(`${text}${bidiSpoof}`.padEnd(300, 'نخيل'));

/** The text in the database. */
const hostileText = long(script);
/** The text that visitors should see. */
export const sanitizedText = hostileText.ar.replace('\u202E', '');

const unsafeUrl = 'javascript:window.pwned=1';
const image = { url: unsafeUrl, alt: inBothLanguages(script), width: 1, height: 1 };
const titledText = { title: long(script), text: long(script) };

/**
 * An organization whose texts an attacker wrote: rows in the API's database under a key that the page sends instead of its
 * own, so that real responses of the API are hostile and no other test sees them.
 */
export interface HostileOrganization {
  /** Slug of a project whose texts and URLs are all hostile. */
  slug: string;
  /** Name of a project that has only the fields that the contract requires. */
  minimalName: string;
  minimalSlug: string;
  rentalTitle: string;
  /** Headers of a call with the organization's key, for tests that change a response. */
  headers: (request: Request) => Record<string, string>;
}

/** Copies a row of `table` with some columns changed. */
const copyRow = (db: Query, table: string, source: string, changed: object) =>
  db(`insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t where ${source}`, [
    JSON.stringify(changed),
  ]);

async function fillOrganization(db: Query, organization_id: number, tag: string) {
  const slug = `hostile-${tag}`;
  const texts = {
    name: hostileText,
    city: inBothLanguages(script),
    district: inBothLanguages(script),
    summary: long(script),
  };
  const isOriginal = `organization_id = (select id from organizations where key = '${demoOrganizationKey}')`;
  const project = `${isOriginal} and slug = 'alrabwa-heights'`;
  await copyRow(db, 'projects', project, {
    ...{ id: slug, slug, organization_id, status: 'For_Sale', ...texts, description: long(script) },
    ...{ cover: image, gallery: [image, image], brochure_url: unsafeUrl, whatsapp: `05${script}` },
    ...{
      licence: { kind: 'off_plan', number: script, expires_at: '2030-01-01', url: unsafeUrl },
      launch_date: '2099-01-01T00:00:00Z',
    },
    ...{
      advantages: [titledText, titledText],
      guarantees: [{ ...titledText, years: 30 }],
      after_sales_services: [titledText],
    },
    nearby_services: [{ category: 'mosque', name: long(script), distance: 0, coordinates: null }],
    published_at: '2026-01-02T00:00:00Z',
  });
  const minimalSlug = `bare-${tag}`;
  const emptyColumns = Object.fromEntries(
    ['cover', 'coordinates', 'launch_date', 'handover_date', 'licence', 'brochure_url', 'whatsapp'].map(
      (column) => [column, null],
    ),
  );
  const emptyLists = {
    gallery: [],
    advantages: [],
    guarantees: [],
    after_sales_services: [],
    nearby_services: [],
  };
  const minimal = inBothLanguages(`Bare ${tag}`);
  await copyRow(db, 'projects', project, {
    ...{
      id: minimalSlug,
      slug: minimalSlug,
      organization_id,
      name: minimal,
      status: 'Soon_Sale',
      ...emptyColumns,
      ...emptyLists,
    },
    published_at: '2026-01-01T00:00:00Z',
  });
  await db('insert into buildings (id, project_id, position, name) values ($1, $2, 0, $3)', [
    `${slug}-a`,
    slug,
    JSON.stringify(long(script)),
  ]);
  // The first costs nothing, the second has no price, the third has one.
  for (const [index, price] of [0, null, 920_000].entries()) {
    await db(
      `insert into units (id, organization_id, flat_number, floor, rooms, bathrooms, total_area, photos, project_id,
         building_id, position, price, state)
       values ($1, $2, $3, $4, 3, 2, 120, '[]', $5, $6, $4, $7, 'available')`,
      [`${slug}-${index}`, organization_id, `\u202E<b>${index}`, index, slug, `${slug}-a`, price],
    );
  }
  await copyRow(db, 'rentals', `id = (select min(id) from rentals where ${isOriginal})`, {
    ...{ id: `rent-${tag}`, organization_id, title: hostileText, building: long(script), annual_rent: 0 },
    ...{ flat_number: '<i>\u202E7', project_id: null, photos: [image], description: long(script) },
  });
  await copyRow(db, 'blogs', `id = (select min(id) from blogs where ${isOriginal})`, {
    ...{ id: `blog-${tag}`, slug: `blog-${tag}`, organization_id, title: hostileText, excerpt: long(script) },
    ...{ cover: image, tags: [long(script)], author: long(script) },
  });
  await db(
    `insert into lookups select $1, category, id, position, $2::jsonb, parent_id from lookups
     where organization_id = (select id from organizations where key = $3)`,
    [organization_id, JSON.stringify(inBothLanguages(script + bidiSpoof)), demoOrganizationKey],
  );
  return { slug, minimalSlug, minimalName: minimal.ar, rentalTitle: sanitizedText };
}

export const test = base.extend<{ hostile: HostileOrganization }>({
  hostile: async ({ page, db, apiUrl }, use) => {
    const tag = randomUUID();
    const key = `test-${tag}`;
    const [row] = await db<{ id: number }>(
      `insert into organizations (key, name, legal_name, phone1, phone2, whatsapp, email, address, instagram, plugins,
         care_site_url)
       values ($1, $2, $2, $3, $3, $3, 'a@example.sa', $2, $3, $4, $5) returning id`,
      [
        key,
        JSON.stringify(hostileText),
        `05${script}`,
        JSON.stringify(['Rental', 'Consultant', 'Maintenance', 'Localization', script]),
        unsafeUrl,
      ],
    );
    if (!row) throw new Error('The organization was not stored');
    const names = await fillOrganization(db, row.id, tag);
    const headers = (request: Request) => headersWithKey(request, key);
    await page.route(`${apiUrl}/**`, (route, request) => route.continue({ headers: headers(request) }));
    await use({ ...names, headers });
    await db('delete from organizations where key = $1', [key]);
  },
});

/** One line for each sign that hostile data did harm to the page, or made it unreadable. */
export async function findHarm(page: Page): Promise<string[]> {
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
    const visibleText = document.body.innerText;
    const nonsense = /\b(?:undefined|NaN|null)\b|\[object|Invalid Date|SAR 0\b|(?:^|\s)0 ريال/.exec(
      visibleText,
    );
    if (nonsense) harm.push(`it reads “${visibleText.slice(nonsense.index - 40, nonsense.index + 40)}”`);
    if (/[\u202A-\u202E\u2066-\u2069]/.test(visibleText + document.title))
      harm.push('a text reverses what follows');
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
