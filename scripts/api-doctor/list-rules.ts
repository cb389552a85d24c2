import type { Exchange } from './recorder';
import { expectStatus, nameOf, type Rule } from './rule';
import { metaOf, rowsOf, type Json } from './survey';

/** What is wrong with the paging of a list that was read to its end. */
function checkPages(pages: readonly Exchange[]): string[] {
  const [first] = pages;
  if (!first || first.status !== 200) return first ? expectStatus(first, 200, 'with rows') : [];
  const { total, per_page: length, last_page: last } = metaOf(first);
  const wrong: string[] = [];
  if (last !== Math.max(1, Math.ceil(Number(total) / Number(length))))
    wrong.push(
      `${nameOf(first)}: last_page is ${String(last)} with ${String(total)} rows, ${String(length)} on a page`,
    );
  for (const [index, page] of pages.entries()) {
    const meta = metaOf(page);
    if (meta['page'] !== index + 1) wrong.push(`${nameOf(page)}: meta.page is ${String(meta['page'])}`);
    for (const field of ['total', 'per_page', 'last_page'])
      if (meta[field] !== metaOf(first)[field])
        wrong.push(`${nameOf(page)}: meta.${field} is not that of the first page`);
    const count = rowsOf(page).length;
    if (index + 1 < Number(last) && count !== length)
      wrong.push(`${nameOf(page)}: ${count} rows on a page of ${String(length)} that is not the last`);
  }
  const count = pages.flatMap(rowsOf).length;
  if (count !== total)
    wrong.push(`${nameOf(first)}: meta.total is ${String(total)}, and its pages have ${count} rows`);
  const ids = pages.flatMap(rowsOf).map(({ id }) => String(id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) wrong.push(`${nameOf(first)}: ${twice} comes twice`);
  return wrong;
}

/** The first row that is not in order, if there is one. @param sign 1 for ascending, -1 for descending */
function checkOrder(exchange: Exchange, field: string, sign: 1 | -1): string[] {
  const rows = rowsOf(exchange).filter((row) => row[field] !== null && row[field] !== undefined);
  const value = (row: Json | undefined) => {
    const of = row?.[field];
    return typeof of === 'string' ? Date.parse(of) : Number(of);
  };
  const index = rows.findIndex((row, at) => at > 0 && sign * (value(row) - value(rows[at - 1])) < 0);
  const says = sign > 0 ? 'ascending' : 'descending';
  return index === -1
    ? []
    : [`${nameOf(exchange)}: ${String(rows[index]?.['id'])} is out of order, ${field} ${says}`];
}

const idsOf = (pages: readonly Exchange[]): string[] => pages.flatMap(rowsOf).map(({ id }) => String(id));

export const listRules: readonly Rule[] = [
  {
    title: 'Pages add up: total, last_page, full pages, no row twice',
    check: ({ survey }) => Object.values(survey.lists).flatMap(checkPages),
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
        ...(rowsOf(answer).length > 0 ? [`${nameOf(answer)}: it has rows`] : []),
      ]);
    },
  },
  {
    title: 'per_page is kept',
    check: async ({ api, survey }) => {
      const answer = await api.ask('/public/projects/list?page=1&per_page=1');
      const some = rowsOf(survey.lists.projects[0] ?? answer).length > 0;
      return rowsOf(answer).length === Number(some)
        ? []
        : [`${nameOf(answer)}: ${rowsOf(answer).length} rows`];
    },
  },
  {
    title: 'Lists and the latest projects come newest first, and orders are kept',
    check: async ({ api, survey }) => {
      const { lists, latest } = survey;
      const [up, down] = await Promise.all(
        ['', '&desc=true'].map((desc) => api.ask(`/public/projects/list?orderBy=price_from${desc}`)),
      );
      const newest = [latest, ...lists.projects, ...lists.rentals, ...lists.blogs];
      return [
        ...newest.flatMap((page) => checkOrder(page, 'published_at', -1)),
        ...(up ? checkOrder(up, 'price_from', 1) : []),
        ...(down ? checkOrder(down, 'price_from', -1) : []),
      ];
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
            `${nameOf(latest)}: ${found.join(', ') || 'none'}; the list begins with ${expected.join(', ') || 'none'}`,
          ];
    },
  },
  {
    title: 'Ids stay: read again, a list has the same',
    check: async ({ api, survey }) => {
      const names = ['projects', 'rentals', 'blogs'] as const;
      const answers = await Promise.all(
        names.map(async (name) => [name, await api.ask(`/public/${name}/list?page=1`)] as const),
      );
      return answers.flatMap(([name, again]) =>
        idsOf([again]).join() === idsOf(survey.lists[name].slice(0, 1)).join()
          ? []
          : [`${nameOf(again)}: other ids, or another order, than a moment ago`],
      );
    },
  },
  {
    title: 'Filters are kept: status of projects, units that are available, by project',
    check: async ({ api, survey }) => {
      const forSale = await api.ask('/public/projects/list?status_id=For_Sale');
      const id = idsOf(survey.lists.projects)[0];
      const units = await api.ask('/public/projects/apartments', {
        body: { available_only: true, ...(id && { project_id: id }) },
      });
      const ofOthers = (exchange: Exchange, field: string, value: unknown) =>
        rowsOf(exchange)
          .filter((row) => row[field] !== value)
          .map((row) => `${nameOf(exchange)}: ${String(row['id'])} has ${field} ${String(row[field])}`);
      return [
        ...ofOthers(forSale, 'status', 'For_Sale'),
        ...ofOthers(units, 'state', 'available'),
        ...ofOthers(units, 'project_id', id),
      ];
    },
  },
];
