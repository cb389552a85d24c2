/** Lists that are narrowed by what their call cannot be asked for: read to the end, narrowed here, paged as the API does. */
import type { Result } from '../api-client/result';
import type { PageOfResults } from './use-live-list';

/** One page of rows that are all there. */
export function pageOf<T>(rows: readonly T[], page: number, per_page: number): PageOfResults<T> {
  const last_page = Math.max(1, Math.ceil(rows.length / per_page));
  const data = rows.slice((page - 1) * per_page, page * per_page);
  return { data, meta: { page, per_page, total: rows.length, last_page } };
}

/** Every page as one. A developer has tens of projects and homes for rent, so these are few requests. */
export async function wholeList<T>(
  getPage: (page: number) => Promise<Result<PageOfResults<T>>>,
): Promise<Result<PageOfResults<T>>> {
  const first = await getPage(1);
  if (!first.ok) return first;
  const data = [...first.value.data];
  for (let page = 2; page <= first.value.meta.last_page; page += 1) {
    const next = await getPage(page);
    if (!next.ok) return next;
    data.push(...next.value.data);
  }
  return { ok: true, value: { meta: first.value.meta, data } };
}
