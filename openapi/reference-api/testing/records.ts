import type { Database } from '../database/tables';
import { applyRecords, type ApplyOptions } from '../records/apply-records';
import { describeChanges, describeMistakes } from '../records/describe-plan';
import { readRecords } from '../records/read-records';
import { readYaml } from '../records/read-yaml';
import type { Section } from '../records/records';
import { toYaml } from '../records/to-yaml';
import { published, useReferenceApi, type DatabaseName, type Schemas } from './api';

/** What `export` writes. */
const exportText = async (database: Database, ...wanted: Section[]): Promise<string> =>
  toYaml(await readRecords(database, wanted.length > 0 ? wanted : undefined));

/** What `apply` prints of a file with this text. */
async function applyText(database: Database, text: string, options: Partial<ApplyOptions> = {}) {
  const file = readYaml(text);
  const plan = await applyRecords(database, file.value, { force: false, dryRun: false, ...options });
  return {
    changes: describeChanges(plan.changes),
    mistakes: describeMistakes('file', file, plan),
    left: plan.left,
  };
}

/** @throws when there is nothing to replace: a test would change nothing and pass */
export function replace(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, to);
  if (replaced === text) throw new Error(`There is no ${String(from)} in ${text.slice(0, 500)}`);
  return replaced;
}

/** The API with commands of the operator, and what its answers hold. */
export function useRecords(name: DatabaseName) {
  const api = useReferenceApi(name);
  const { get, database } = api;
  const profile = async () => (await get<Schemas['OrganizationResponse']>('organizations/me')).json.data;
  const projectOf = async (id: string) => (await get<Schemas['ProjectResponse']>(`projects/${id}`)).json.data;
  const articles = async (query = 'per_page=100') =>
    (await get<Schemas['BlogListResponse']>(`blogs/list?${query}`)).json;
  const rentals = async (query = 'per_page=100') =>
    (await get<Schemas['RentalListResponse']>(`rentals/list?${query}`)).json;
  return {
    ...api,
    profile,
    projectOf,
    articles,
    rentals,
    everything: async () => [
      await profile(),
      await articles(),
      await rentals(),
      (await get('projects/list?per_page=100')).json,
      await Promise.all(published.map(({ id }) => projectOf(id))),
    ],
    apply: (text: string, options: Partial<ApplyOptions> = {}) => applyText(database(), text, options),
    exported: (...wanted: Section[]) => exportText(database(), ...wanted),
  };
}

/** A file with a new article. */
export const newArticle = `articles:
  - slug: a-new-article
    title: { ar: مقال جديد, en: A new article }
    excerpt: { ar: مقدمة, en: An introduction }
    body:
      ar: |
        ## عنوان
        نص المقال: ١٢٣.
      en: |
        ## A heading
        The text.
`;
