import { sql, type Kysely } from 'kysely';

/**
 * Identifiers sort by their bytes (`collate "C"`), so that ties break alike on every database. Enumerations are the
 * contract's to check; localised texts and lists that are only read as a whole are JSON.
 */
const unitAttributes = sql`
  id text collate "C" primary key,
  organization_id integer not null references organizations on delete cascade,
  flat_number text not null,
  floor integer not null,
  rooms integer not null,
  bathrooms integer not null,
  total_area double precision not null,
  outside_area double precision,
  air_conditioning text,
  kitchen text,
  electricity text,
  water text,
  floor_plan jsonb,
  photos jsonb not null,
  updated_at timestamptz`;

const tables = [
  sql`create table organizations (
    id integer generated always as identity primary key,
    key text not null unique,
    name jsonb not null,
    legal_name jsonb,
    phone1 text, phone2 text, whatsapp text, email text,
    address jsonb,
    instagram text, twitter text, youtube text,
    plugins jsonb not null default '[]',
    care_site_url text,
    founded_year integer,
    licence_number text)`,
  sql`create table projects (
    id text collate "C" primary key,
    organization_id integer not null references organizations on delete cascade,
    slug text not null,
    status text not null,
    name jsonb not null,
    city jsonb not null,
    district jsonb not null,
    summary jsonb not null,
    description jsonb not null,
    cover jsonb,
    gallery jsonb not null,
    coordinates jsonb,
    launch_date timestamptz,
    handover_date date,
    advertising_licence jsonb,
    brochure_url text,
    whatsapp text,
    advantages jsonb not null,
    guarantees jsonb not null,
    after_sales_services jsonb not null,
    nearby_services jsonb not null,
    published_at timestamptz not null,
    updated_at timestamptz not null,
    unique (organization_id, slug))`,
  sql`create index projects_by_date on projects (organization_id, published_at desc, id)`,
  sql`create table buildings (
    id text collate "C" primary key,
    project_id text collate "C" not null references projects on delete cascade,
    position integer not null,
    name jsonb not null)`,
  sql`create index buildings_of_project on buildings (project_id, position)`,
  sql`create table units (${unitAttributes},
    project_id text collate "C" not null references projects on delete cascade,
    building_id text collate "C" not null references buildings on delete cascade,
    position integer not null,
    price integer,
    state text not null)`,
  sql`create index units_of_project on units (project_id, building_id, position)`,
  sql`create index units_of_building on units (building_id)`,
  sql`create table rentals (${unitAttributes},
    building jsonb not null,
    title jsonb not null,
    description jsonb,
    city jsonb,
    district jsonb,
    annual_rent integer not null,
    state text not null,
    project_id text collate "C" references projects on delete set null,
    published_at timestamptz not null)`,
  sql`create index rentals_by_date on rentals (organization_id, published_at desc, id)`,
  sql`create table blogs (
    id text collate "C" primary key,
    organization_id integer not null references organizations on delete cascade,
    slug text not null,
    title jsonb not null,
    excerpt jsonb not null,
    body jsonb not null,
    cover jsonb,
    author jsonb,
    published_at timestamptz not null,
    tags jsonb not null,
    unique (organization_id, slug))`,
  sql`create index blogs_by_date on blogs (organization_id, published_at desc, id)`,
  sql`create table lookups (
    organization_id integer not null references organizations on delete cascade,
    category text not null,
    id text collate "C" not null,
    position integer not null,
    label jsonb not null,
    parent_id text,
    primary key (organization_id, category, id))`,
];

/** Profile, projects, rentals, articles and option lists. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await statement.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table lookups, blogs, rentals, units, buildings, projects, organizations`.execute(database);
}
