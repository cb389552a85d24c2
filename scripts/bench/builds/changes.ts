import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../openapi/reference-api/database/tables';

/** Something that an editor or the sales team changes between two builds. */
export interface Change {
  name: string;
  make(): Promise<void> | void;
}

/** The changes to measure: of one record, one article, one text of a content file. */
export function changesOf(database: Database, directory: string): Change[] {
  return [
    { name: 'unit', make: () => changeUnit(database) },
    { name: 'article', make: () => changeArticle(database) },
    { name: 'FAQ text', make: () => changeQuestion(directory) },
  ];
}

/** The price of one available unit in the middle of the projects. */
async function changeUnit(database: Database): Promise<void> {
  await sql`update units set price = price + 1000 where id = (
    select unit.id from units as unit join projects as project on project.id = unit.project_id
    where project.status = 'For_Sale' and unit.state = 'available' and unit.price is not null
    order by unit.id limit 1)`.execute(database);
}

async function changeArticle(database: Database): Promise<void> {
  await sql`update blogs set body = body || jsonb_build_object('en', (body->>'en') || ' One more sentence.')
    where id = (select id from blogs order by published_at desc, id offset (select count(*) / 2 from blogs) limit 1)`.execute(
    database,
  );
}

function changeQuestion(directory: string): void {
  const file = path.join(directory, 'content/faq/financing.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text.trimEnd()} (${new Date().toISOString()})\n`);
}
