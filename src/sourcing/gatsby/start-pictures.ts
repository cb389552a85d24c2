import pLimit from 'p-limit';
import { picturesOf } from './picture-queries';

/** What of Gatsby's state says which pictures the pages need. */
export interface PageQueries {
  components: ReadonlyMap<string, { query: string }>;
  pages: ReadonlyMap<string, { componentPath: string; path: string; context: object }>;
  staticQueryComponents: ReadonlyMap<string, { query: string }>;
  /** Work of earlier builds. */
  jobsV2: { complete: ReadonlyMap<string, unknown> };
}

/** Each waits for the size and the main colour of its pictures. */
const queriesAtATime = 4;

type RunQuery = (query: string, variables?: Record<string, unknown>) => Promise<unknown>;

/**
 * Asks for the pictures of all pages, each once: gatsby-plugin-sharp encodes beside what follows, and the queries of the
 * pages find them begun or done. Where an earlier build made pictures nothing is asked.
 * @returns how many queries were sent
 */
export async function startPictures(
  { components, pages, staticQueryComponents, jobsV2 }: PageQueries,
  run: RunQuery,
): Promise<number> {
  if (jobsV2.complete.size > 0) return 0;
  const queries = new Map([...components].map(([path, { query }]) => [path, query && picturesOf(query)]));
  const asked = new Map<string, () => Promise<unknown>>();
  for (const { componentPath, path, context } of pages.values()) {
    const query = queries.get(componentPath);
    if (!query) continue;
    const known: Record<string, unknown> = { ...context, path };
    const variables = Object.fromEntries(query.variables.map((name) => [name, known[name]]));
    asked.set(query.text + JSON.stringify(variables), () => run(query.text, variables));
  }
  for (const { query } of staticQueryComponents.values()) {
    const pictures = picturesOf(query);
    if (pictures) asked.set(pictures.text, () => run(pictures.text));
  }
  const limit = pLimit(queriesAtATime);
  await Promise.all([...asked.values()].map((ask) => limit(ask)));
  return asked.size;
}
