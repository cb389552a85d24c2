import { enums } from '../../../src/api-client/generated/contract-values';
import type { Exchange, Recorder } from './recorder';

export type Json = Record<string, unknown>;

/** Pages of a list that are read at most. */
const maxPages = 200;

/** Projects that are read in full. */
const maxProjects = 25;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members of a list that are objects; of anything else, none. */
export const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Rows of an answer. */
export const getRows = ({ json }: Exchange): Json[] => objects(isObject(json) ? json['data'] : undefined);

/** Projects of an answer in brief, each with its units. */
export const getGroups = ({ json }: Exchange): Json[] => objects(isObject(json) ? json['groups'] : undefined);

/** Paging of an answer. */
export const getMeta = ({ json }: Exchange): Json =>
  isObject(json) && isObject(json['meta']) ? json['meta'] : {};

/** The single record of an answer. */
export const getRecord = ({ json }: Exchange): Json =>
  isObject(json) && isObject(json['data']) ? json['data'] : {};

/** What an API said when it was asked for everything. */
export interface Survey {
  organization: Exchange;
  latest: Exchange;
  /** Each list with its pages, as many as its first one says. */
  lists: Record<'projects' | 'rentals' | 'blogs' | 'apartments', Exchange[]>;
  /** The search in brief, which an API need not know. */
  search: Exchange;
  /** Projects in full, by id. */
  projects: Exchange[];
  lookups: Exchange[];
}

/** @param ask sends the request for a page @param rowsOf what a page has */
export async function readPages(
  ask: (page: number) => Promise<Exchange>,
  rowsOf: (answer: Exchange) => Json[] = getRows,
): Promise<Exchange[]> {
  const pages: Exchange[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await ask(page);
    pages.push(answer);
    const last = Number(getMeta(answer)['last_page']);
    if (answer.status !== 200 || rowsOf(answer).length === 0 || !(page < last)) break;
  }
  return pages;
}

/** Asks for everything that can be read. */
export async function readSurvey(api: Recorder): Promise<Survey> {
  const projects = await readPages((page) => api.ask(`/public/projects/list?page=${page}`));
  const ids = projects.flatMap(getRows).map(({ id }) => String(id));
  const full: Exchange[] = [];
  for (const id of ids.slice(0, maxProjects))
    full.push(await api.ask(`/public/projects/${encodeURIComponent(id)}`));
  const lookups: Exchange[] = [];
  for (const category of enums.LookupCategory) lookups.push(await api.ask(`/public/lookups/${category}`));
  return {
    organization: await api.ask('/public/organizations/me'),
    latest: await api.ask('/public/projects/latest'),
    lists: {
      projects,
      rentals: await readPages((page) => api.ask(`/public/rentals/list?page=${page}`)),
      blogs: await readPages((page) => api.ask(`/public/blogs/list?page=${page}`)),
      apartments: await readPages((page) => api.ask('/public/projects/apartments', { body: { page } })),
    },
    search: await api.ask('/public/projects/apartments', { body: { view: 'summary' } }),
    projects: full,
    lookups,
  };
}

/** How much there was to judge: `3 projects, 32 units, 4 rentals and 3 articles`. */
export function describeSurvey({ lists, projects }: Survey): string {
  const [listed, units, rentals, blogs] = [lists.projects, lists.apartments, lists.rentals, lists.blogs].map(
    (pages) => pages.flatMap(getRows).length,
  );
  const inFull = projects.length === listed ? '' : ` (${projects.length} in full)`;
  return `${listed} projects${inFull}, ${units} units, ${rentals} rentals and ${blogs} articles`;
}
