import { organizationKeyHeader } from '../../src/api-client/contract';
import { expectStatus, nameOf, type Rule } from './rule';
import type { Exchange } from './recorder';
import { isObject, objects } from './survey';

const origin = 'https://www.example.com';

/** Parts of a list in a header, in lower case. */
const parts = (exchange: Exchange, header: string): string[] =>
  (exchange.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);

const allowsOrigin = (exchange: Exchange): boolean =>
  ['*', origin].includes(exchange.headers.get('access-control-allow-origin') ?? '');

/** What is wrong with an error: its status, its type, or that it does not name a field. */
export function checkProblem(exchange: Exchange, status: number, why: string, field?: string): string[] {
  const wrong = expectStatus(exchange, status, why);
  if (wrong.length > 0) return wrong;
  const type = exchange.headers.get('content-type') ?? 'nothing';
  const { errors, status: said } = isObject(exchange.json) ? exchange.json : {};
  return [
    ...(type.startsWith('application/problem+json')
      ? []
      : [`${nameOf(exchange)}: an error of the type ${type}, not application/problem+json`]),
    ...(said === status ? [] : [`${nameOf(exchange)}: status in the body is ${String(said)}, not ${status}`]),
    ...(!field || objects(errors).some((error) => error['field'] === field)
      ? []
      : [`${nameOf(exchange)}: errors does not name ${field}`]),
  ];
}

export const httpRules: readonly Rule[] = [
  {
    title: 'Without the key, or with an unknown one, every call answers 401',
    check: async ({ api }) => {
      const answers = await Promise.all([
        api.ask('/public/organizations/me', { key: null }),
        api.ask('/public/projects/list', { key: null }),
        api.ask('/public/projects/list', { key: 'a-key-that-nobody-has' }),
        api.ask('/public/contactus/create', {
          key: null,
          body: {},
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }),
      ]);
      return answers.flatMap((answer) => checkProblem(answer, 401, 'without a known key'));
    },
  },
  {
    title: 'What is not there answers 404',
    check: async ({ api }) =>
      checkProblem(await api.ask('/public/projects/no-such-project'), 404, 'for a project that is not there'),
  },
  {
    title: 'Parameters and filters that are wrong answer 422, and are named',
    check: async ({ api }) => [
      ...checkProblem(await api.ask('/public/projects/list?page=0'), 422, 'for a page below 1', 'page'),
      ...checkProblem(
        await api.ask('/public/projects/list?page=1e309'),
        422,
        'for a page that is no number',
        'page',
      ),
      ...checkProblem(
        await api.ask('/public/rentals/list?orderBy=color'),
        422,
        'for an unknown order',
        'orderBy',
      ),
      ...checkProblem(
        await api.ask('/public/projects/apartments', { body: { price_max: 'low' } }),
        422,
        'for a price that is no number',
        'price_max',
      ),
    ],
  },
  {
    title: 'Browsers may call it from another origin (CORS), with the headers that they send',
    check: async ({ api }) => {
      const needed = [organizationKeyHeader.toLowerCase(), 'content-type', 'idempotency-key'];
      const wrong: string[] = [];
      for (const [path, method] of [
        ['/public/organizations/me', 'GET'],
        ['/public/contactus/create', 'POST'],
      ] as const) {
        const preflight = await api.ask(path, {
          method: 'OPTIONS',
          key: null,
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': method,
            'Access-Control-Request-Headers': needed.join(','),
          },
        });
        const name = nameOf(preflight);
        if (preflight.status < 200 || preflight.status > 299) {
          wrong.push(`${name}: the preflight answers ${preflight.status}`);
          continue;
        }
        if (!allowsOrigin(preflight))
          wrong.push(`${name}: Access-Control-Allow-Origin does not allow ${origin}`);
        const allowed = parts(preflight, 'access-control-allow-headers');
        const refused = needed.filter((header) => !allowed.includes(header) && !allowed.includes('*'));
        if (refused.length > 0)
          wrong.push(`${name}: Access-Control-Allow-Headers lacks ${refused.join(', ')}`);
        if (method === 'POST' && !Number(preflight.headers.get('access-control-max-age')))
          wrong.push(`${name}: without Access-Control-Max-Age browsers ask before every call`);
      }
      const read = await api.ask('/public/organizations/me', { headers: { Origin: origin } });
      if (!allowsOrigin(read))
        wrong.push(`${nameOf(read)}: Access-Control-Allow-Origin does not allow ${origin}`);
      if (
        !parts(read, 'access-control-expose-headers').some((header) => ['*', 'retry-after'].includes(header))
      )
        wrong.push(`${nameOf(read)}: Access-Control-Expose-Headers lacks Retry-After`);
      return wrong;
    },
  },
  {
    title: 'Answers are not kept: Cache-Control: no-store',
    check: ({ survey: { organization, latest, lists } }) =>
      [organization, latest, ...lists.projects.slice(0, 1)].flatMap((answer) =>
        parts(answer, 'cache-control').some((part) => /^(no-store|no-cache|max-age=0)$/.test(part))
          ? []
          : [`${nameOf(answer)}: visitors may see old data`],
      ),
  },
];
