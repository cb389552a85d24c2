import type { Exchange } from './recorder';
import { isRefused, searches } from './optional-parts';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { getMeta, getRows, type Json } from './survey';

/** What is wrong with the paging of a list that was read to its end. @param rowsOf what a page has */
export function checkPages(
  pages: readonly Exchange[],
  rowsOf: (answer: Exchange) => Json[] = getRows,
): string[] {
  const [first] = pages;
  if (first?.status !== 200) return [];
  const { total, per_page: length, last_page: last } = getMeta(first);
  const wrong: string[] = [];
  if (last !== Math.max(1, Math.ceil(Number(total) / Number(length))))
    wrong.push(
      `${getName(first)}: last_page is ${String(last)} with ${String(total)} rows, ${String(length)} on a page`,
    );
  for (const [index, page] of pages.entries()) {
    const meta = getMeta(page);
    if (meta['page'] !== index + 1) wrong.push(`${getName(page)}: meta.page is ${String(meta['page'])}`);
    for (const field of ['total', 'per_page', 'last_page'])
      if (meta[field] !== getMeta(first)[field])
        wrong.push(`${getName(page)}: meta.${field} is not that of the first page`);
    const count = rowsOf(page).length;
    if (index + 1 < Number(last) && count !== length)
      wrong.push(`${getName(page)}: ${count} rows on a page of ${String(length)} that is not the last`);
  }
  const count = pages.flatMap(rowsOf).length;
  if (count !== total)
    wrong.push(`${getName(first)}: meta.total is ${String(total)}, and its pages have ${count} rows`);
  const ids = pages.flatMap(rowsOf).map(({ id }) => String(id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) wrong.push(`${getName(first)}: ${twice} comes twice`);
  return wrong;
}

/** Lists with a call of their own that takes `per_page`. */
const pagedLists = ['projects', 'rentals', 'blogs'] as const;

const idsOf = (pages: readonly Exchange[]): string[] => pages.flatMap(getRows).map(({ id }) => String(id));

/** Whether an API refuses or ignores how many units it is asked for, and may. */
function isPerPageUnknown(context: Context, answer: Exchange): boolean {
  const part = 'per_page of units';
  if (isRefused(context, answer, [part])) return true;
  const isIgnored =
    getMeta(answer)['per_page'] === getMeta(context.survey.lists.apartments[0] ?? answer)['per_page'];
  if (getMeta(answer)['per_page'] === 1 || searches(context.survey) || !isIgnored) return false;
  context.unknown.add(part);
  return true;
}

export const listRules: readonly Rule[] = [
  {
    title: 'Pages add up: total, last_page, full pages, no row twice',
    check: ({ survey }) => Object.values(survey.lists).flatMap((pages) => checkPages(pages)),
  },
  {
    title: 'A page after the last one is empty, and no error',
    check: async ({ api, survey: { lists } }) => {
      const names = ['projects', 'rentals', 'blogs'] as const;
      const after = names.flatMap((name) =>
        [lists[name].length + 1, 99_999].map((page) => api.ask(`/public/${name}/list?page=${page}`)),
      );
      const body = { page: lists.apartments.length + 1 };
      const answers = await Promise.all([...after, api.ask('/public/projects/apartments', { body })]);
      return answers.flatMap((answer) => [
        ...expectStatus(answer, 200, 'without rows'),
        ...(getRows(answer).length > 0 ? [`${getName(answer)}: it has rows`] : []),
      ]);
    },
  },
  {
    title: 'per_page is kept',
    check: async (context) => {
      const { api, survey } = context;
      const answers = await Promise.all(
        pagedLists.map(
          async (name) => [name, await api.ask(`/public/${name}/list?page=1&per_page=1`)] as const,
        ),
      );
      const units = await api.ask('/public/projects/apartments', { body: { per_page: 1 } });
      const known = isPerPageUnknown(context, units) ? answers : [...answers, ['apartments', units] as const];
      return known.flatMap(([name, answer]) => {
        const expected = Math.min(1, survey.lists[name].flatMap(getRows).length);
        const found = getRows(answer).length;
        const { per_page: said } = getMeta(answer);
        return [
          ...expectStatus(answer, 200, 'with one row'),
          ...(found === expected ? [] : [`${getName(answer)}: rows are ${found}, not ${expected}`]),
          ...(said === 1 ? [] : [`${getName(answer)}: meta.per_page is ${String(said)}`]),
        ];
      });
    },
  },
  {
    title: 'The latest projects are the first of the list, six at most',
    check: ({ survey: { latest, lists } }) => {
      const expected = idsOf(lists.projects).slice(0, 6);
      const found = idsOf([latest]);
      return found.join() === expected.join()
        ? []
        : [
            `${getName(latest)}: ${found.join(', ') || 'none'}; the list begins with ${expected.join(', ') || 'none'}`,
          ];
    },
  },
  {
    title: 'Ids stay: read again, a list has the same',
    check: async ({ api, survey }) => {
      const answers = await Promise.all(
        pagedLists.map(async (name) => [name, await api.ask(`/public/${name}/list?page=1`)] as const),
      );
      return answers.flatMap(([name, again]) =>
        idsOf([again]).join() === idsOf(survey.lists[name].slice(0, 1)).join()
          ? []
          : [`${getName(again)}: other ids, or another order, than a moment ago`],
      );
    },
  },
];
