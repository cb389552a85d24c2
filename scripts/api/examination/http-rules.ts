import { groupByField, type Fault } from './group';
import { expectStatus, headerParts, getName, type Rule } from './rule';
import type { Exchange } from './recorder';
import { isObject, objects } from './survey';

/** What is wrong with an error: its status, its type, or that it does not name a field. */
export function checkProblem(
  exchange: Exchange,
  status: number,
  why: string,
  ...fields: readonly string[]
): string[] {
  const wrong = expectStatus(exchange, status, why);
  if (wrong.length > 0) return wrong;
  const name = `${getName(exchange)}, ${why.replace(/^for /, '')}`;
  const type = exchange.headers.get('content-type') ?? 'nothing';
  const { errors, status: said } = isObject(exchange.json) ? exchange.json : {};
  const named = objects(errors).map(({ field }) => field);
  const missing = fields.filter((field) => !named.includes(field));
  return [
    ...(type.startsWith('application/problem+json')
      ? []
      : [`${name}: an error of the type ${type}, not application/problem+json`]),
    ...(said === status ? [] : [`${name}: status in the body is ${String(said)}, not ${status}`]),
    ...(missing.length === 0
      ? []
      : [
          `${name}: errors does not name ${missing.join(', ')}${named.length > 0 ? `; it names ${named.join(', ')}` : ''}`,
        ]),
  ];
}

/** Requests that no API may take, why, and the names that its answer must have. */
const refused: readonly [path: string, body: unknown, why: string, ...fields: string[]][] = [
  ['/public/projects/list?page=0', undefined, 'for a page below 1', 'page'],
  ['/public/projects/list?page=1e309', undefined, 'for a page that is no number', 'page'],
  ['/public/projects/list?page=1&page=2', undefined, 'for a page that comes twice', 'page'],
  ['/public/blogs/list?per_page=101', undefined, 'for a per_page above 100', 'per_page'],
  ['/public/projects/list?status_id=Sold', undefined, 'for an unknown status', 'status_id'],
  [
    ...(['/public/rentals/list?orderBy=color&has_ac=perhaps', undefined] as const),
    ...(['for an unknown order and an unknown boolean', 'orderBy', 'has_ac'] as const),
  ],
  [
    ...(['/public/projects/apartments', { price_max: 'low', colour: 'red' }] as const),
    ...(['for a price that is no number and an unknown field', 'price_max', 'colour'] as const),
  ],
];

/** First, for the other rules hold where there is nothing to judge. */
export const readRules: readonly Rule[] = [
  {
    title: 'Every call that reads answers 200',
    check: ({ survey: { organization, latest, projects, lookups, lists } }) =>
      [organization, latest, ...projects, ...lookups, ...Object.values(lists).flat()].flatMap((answer) =>
        expectStatus(answer, 200, 'with what is asked for'),
      ),
  },
];

/** Judges all that was answered before, so it comes late. */
export const answersAreJson: Rule = {
  title: 'Answers say that they are JSON: Content-Type: application/json',
  check: ({ api }) => {
    const good = api.exchanges.filter(
      ({ method, status }) => method !== 'OPTIONS' && /^20[01]$/.test(`${status}`),
    );
    const faults = good.flatMap((answer): Fault[] => {
      const type = answer.headers.get('content-type') ?? 'not there';
      if (/^application\/json\s*(;|$)/i.test(type)) return [];
      const sentence = `${getName(answer)}: Content-Type is ${type}, not application/json`;
      return [{ field: 'Content-Type', kind: type, sentence }];
    });
    return groupByField(faults);
  },
};

/** Statuses and headers. */
export const httpRules: readonly Rule[] = [
  {
    title: 'Without the key, or with an unknown one, every call answers 401',
    check: async ({ api }) => {
      const unknown = 'a-key-that-nobody-has';
      const create = { body: {}, headers: { 'Idempotency-Key': crypto.randomUUID() } };
      const calls = [
        ['/public/organizations/me', {}],
        ['/public/projects/latest', {}],
        ['/public/projects/list', {}],
        ['/public/projects/apartments', { body: {} }],
        ['/public/rentals/list', {}],
        ['/public/blogs/list', {}],
        ['/public/lookups/rooms', {}],
        ['/public/contactus/create', create],
      ] as const;
      const answers = await Promise.all(
        calls.flatMap(([path, request]) => [
          api.ask(path, { ...request, key: null }),
          api.ask(path, { ...request, key: unknown }),
        ]),
      );
      return answers.flatMap((answer, index) =>
        checkProblem(answer, 401, index % 2 === 0 ? 'without a key' : 'for an unknown key'),
      );
    },
  },
  {
    title: 'What is not there answers 404',
    check: async ({ api }) => [
      ...checkProblem(
        await api.ask('/public/projects/no-such-project'),
        ...([404, 'for a project that is not there'] as const),
      ),
      ...checkProblem(
        await api.ask('/public/lookups/no-such-category'),
        ...([404, 'for a category that is not there'] as const),
      ),
    ],
  },
  {
    title: 'Parameters and filters that are wrong answer 422, and are named',
    check: async ({ api }) => {
      const asked = refused.map(async ([path, body, why, ...fields]) =>
        checkProblem(await api.ask(path, { body }), 422, why, ...fields),
      );
      return (await Promise.all(asked)).flat();
    },
  },
  {
    title: 'Answers are not kept: Cache-Control: no-store',
    check: ({ survey: { organization, latest, lists } }) =>
      [organization, latest, ...Object.values(lists).flatMap((pages) => pages.slice(0, 1))].flatMap(
        (answer) =>
          headerParts(answer, 'cache-control').some((part) => /^(no-store|no-cache|max-age=0)$/.test(part))
            ? []
            : [`${getName(answer)}: visitors may see old data`],
      ),
  },
];
