import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../../openapi/reference-api/generator/random';
import { blog, listOf, project, rental, unit } from './pick';
import { isJson, type Json, type Records } from './records';

/** A change that somebody makes. @param directory the folder of the site, for changes of its texts */
interface Edit {
  name: string;
  apply: (records: Records, random: Random, directory: string) => void;
}

let edits = 0;

/** The time of a record's last change is another one after each. */
const touch = (record: Json): void => {
  edits += 1;
  record['updated_at'] = new Date(Date.UTC(2026, 0, 1) + edits * 1000).toISOString();
};

const unitsOf = (record: Json): Json[] =>
  listOf(record['buildings']).flatMap((building) => listOf(building['units']));

const raise = (record: Json): void => {
  for (const home of unitsOf(record)) {
    if (typeof home['price'] === 'number') home['price'] += 5000;
  }
  touch(record);
};

/** Projects that are not published for a while, by the list they are missing in. */
const withdrawn = new WeakMap<Records, Json[]>();

export const warmEdits: readonly [Edit, ...Edit[]] = [
  { name: 'every price rises', apply: ({ projects }) => projects.forEach(raise) },
  { name: 'the prices of a project rise', apply: (records, random) => raise(project(records, random)) },
  {
    name: 'a home is sold',
    apply(records, random) {
      const home = unit(records, random);
      home['state'] = random.pick(['available', 'reserved', 'sold']);
      const owner = records.projects.find((one) => unitsOf(one).includes(home));
      if (owner) touch(owner);
    },
  },
  {
    name: 'a project gets another slug',
    apply(records, random) {
      const record = project(records, random);
      record['slug'] = `slug-${random.integer(1, 1e6)}`;
      touch(record);
    },
  },
  {
    name: 'a project is withdrawn, or comes back',
    apply(records, random) {
      const away = withdrawn.get(records) ?? [];
      withdrawn.set(records, away);
      const back = away.pop();
      if (back) records.projects.push(back);
      else away.push(...records.projects.splice(random.integer(0, records.projects.length - 1), 1));
    },
  },
  {
    name: 'a rent changes',
    apply(records, random) {
      const record = rental(records, random);
      record['annual_rent'] = random.integer(100, 900) * 100;
      touch(record);
    },
  },
  {
    name: 'an article gets another title',
    apply(records, random) {
      const record = blog(records, random);
      const title = `Title ${random.integer(1, 1e6)}`;
      record['title'] = { ar: title, en: title };
      touch(record);
    },
  },
  {
    name: 'an editor changes a question',
    apply(_, random, directory) {
      const folder = path.join(directory, 'content/faq');
      const files = readdirSync(folder).filter((name) => /^[a-z].*\.md$/.test(name));
      const file = path.join(folder, files[random.integer(0, files.length - 1)] ?? '');
      writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${random.integer(1, 1e6)}\n`);
    },
  },
  {
    name: 'a text of the interface changes',
    apply(_, random, directory) {
      const file = path.join(directory, 'src/i18n/locales/en/common.json');
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Json;
      const nav = isJson(texts['nav']) ? texts['nav'] : texts;
      nav['projects'] = `Projects ${random.integer(1, 1e6)}`;
      writeFileSync(file, JSON.stringify(texts, null, 2));
    },
  },
];
