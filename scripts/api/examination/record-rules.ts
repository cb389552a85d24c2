import pLimit from 'p-limit';
import { getUnits } from './figure-rules';
import { fieldOf, groupByField, type Fault } from './group';
import type { Exchange } from './recorder';
import { getName, type Rule } from './rule';
import { isObject, getRecord, getRows, type Json, type Survey } from './survey';

/** Every value in an answer, with its place. */
function valuesIn(value: unknown, place = ''): [place: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((member, index) => valuesIn(member, `${place}/${index}`));
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) => valuesIn(member, `${place}/${name}`));
  return [[place, value]];
}

const answersOf = ({ organization, latest, lists, search, projects, lookups }: Survey) => [
  ...[organization, latest, ...Object.values(lists).flat(), search, ...projects, ...lookups],
];

/** Addresses of pictures, plans and documents that are asked for at most. */
const maxMedia = 80;
const askMedia = pLimit(6);

/** What is wrong with the answer for a picture, a plan or a document. */
async function checkMedia(url: string): Promise<string[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    const type = response.headers.get('content-type') ?? 'no Content-Type';
    if (!response.ok) return [`${url} answers ${response.status}`];
    return /^(image|video|application\/pdf)/.test(type) ? [] : [`${url} is ${type}, no picture`];
  } catch {
    return [`${url} cannot be read`];
  }
}

/** What is wrong with units of a project beside those that are found elsewhere. @param place where that is */
export const compareUnits = (
  answer: Exchange,
  found: ReadonlyMap<unknown, Json>,
  place: string,
  differs: string,
): Fault[] =>
  getUnits(getRecord(answer)).flatMap((unit): Fault[] => {
    const other = found.get(unit['id']);
    const id = String(unit['id']);
    const missing = `${getName(answer)}: the unit ${id} is not in ${place}`;
    if (!other) return [{ field: 'units[]', sentence: missing }];
    return ['state', 'price']
      .filter((field) => (unit[field] ?? null) !== (other[field] ?? null))
      .map((field) => ({
        field: `units[].${field}`,
        sentence: `The unit ${id} has another ${field} ${differs}`,
      }));
  });

export const recordRules: readonly Rule[] = [
  {
    title: 'Drafts are in no answer',
    check: async ({ api, survey }) => {
      const { projects, rentals } = survey.lists;
      const drafts = await api.ask('/public/projects/list?status_id=Draft');
      const published = new Set(projects.flatMap(getRows).map(({ id }) => id));
      const hidden = rentals.flatMap(getRows).filter(({ project }) => {
        return isObject(project) && !published.has(project['id']);
      });
      return [
        ...[...answersOf(survey), drafts].flatMap((answer) =>
          [...getRows(answer), getRecord(answer)]
            .filter(({ status }) => status === 'Draft')
            .map(({ id }) => `${getName(answer)}: ${String(id)} is a draft`),
        ),
        ...hidden.map(({ id }) => `The rental ${String(id)} names a project that is in no list`),
      ];
    },
  },
  {
    title: 'Addresses are of one record: ids and slugs come once',
    check: ({ survey: { lists, projects } }) => {
      const named: [string, unknown[]][] = [
        ['slug of projects', lists.projects.flatMap(getRows).map(({ slug }) => slug)],
        ['slug of blogs', lists.blogs.flatMap(getRows).map(({ slug }) => slug)],
        [
          'id of units',
          projects
            .map(getRecord)
            .flatMap(getUnits)
            .map(({ id }) => id),
        ],
      ];
      return named.flatMap(([name, values]) => {
        const twice = values.find((value, index) => values.indexOf(value) !== index);
        return twice === undefined ? [] : [`The ${name} ${String(twice)} comes twice`];
      });
    },
  },
  {
    title: 'A project says the same in the list, by its id and by its slug',
    check: async ({ api, survey }) => {
      const rows = new Map(survey.lists.projects.flatMap(getRows).map((row) => [row['id'], row]));
      const wrong: string[] = [];
      for (const answer of survey.projects) {
        const project = getRecord(answer);
        const row = rows.get(project['id']) ?? {};
        const differs = Object.keys(row).filter(
          (field) => JSON.stringify(row[field]) !== JSON.stringify(project[field]),
        );
        if (differs.length > 0) wrong.push(`${getName(answer)}: ${differs.join(', ')} is not as in the list`);
      }
      const [first] = survey.projects;
      const slug = first && getRecord(first)['slug'];
      if (!first || typeof slug !== 'string') return wrong;
      const bySlug = await api.ask(`/public/projects/${encodeURIComponent(slug)}`);
      if (getRecord(bySlug)['id'] !== getRecord(first)['id'])
        wrong.push(`${getName(bySlug)}: not the project with this slug`);
      return wrong;
    },
  },
  {
    title: 'Units are the same in their project and in the search',
    check: ({ survey: { lists, projects } }) => {
      const found = new Map(lists.apartments.flatMap(getRows).map((unit) => [unit['id'], unit]));
      const faults = projects.flatMap((answer) =>
        compareUnits(answer, found, 'POST /public/projects/apartments', 'in the search than in its project'),
      );
      return groupByField(faults);
    },
  },
  {
    title: 'Times are in UTC, and nothing was published or changed in the future',
    check: ({ survey }) => {
      // Clocks differ a little.
      const now = Date.now() + 5 * 60_000;
      const faults = answersOf(survey).flatMap((answer) =>
        valuesIn(answer.json).flatMap(([place, value]): Fault[] => {
          if (typeof value !== 'string' || !/_at$|\/as_of$/.test(place) || !value.includes('T')) return [];
          const wrong = (kind: string): Fault[] => [
            { field: fieldOf(place), kind, sentence: `${getName(answer)}: ${place} is ${value}, ${kind}` },
          ];
          if (!value.endsWith('Z')) return wrong('not in UTC');
          const isPast = /(published|updated|received)_at$|as_of$/.test(place);
          return isPast && Date.parse(value) > now ? wrong('in the future') : [];
        }),
      );
      return groupByField(faults);
    },
  },
  {
    title: 'Pictures, plans and documents can be read',
    check: async ({ survey }) => {
      const addresses = answersOf(survey).flatMap(({ json }) =>
        valuesIn(json).filter(
          ([place, value]) =>
            typeof value === 'string' &&
            /(url(\/(ar|en))?|logo)$/.test(place) &&
            !/licence|care_site|registrations|social/.test(place),
        ),
      );
      const unique = [...new Set(addresses.map(([, value]) => String(value)))].slice(0, maxMedia);
      return (await Promise.all(unique.map((url) => askMedia(() => checkMedia(url))))).flat();
    },
  },
];
