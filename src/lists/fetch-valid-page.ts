/** What an API answers is a list only when it looks like one. */
import type { Result } from '../api-client/result';
import type { PageOfResults, LoadList } from './use-live-list';

const unusable = { ok: false, failure: { kind: 'unreachable' } } as const;

const isWhole = (value: unknown): boolean => Number.isInteger(value);

/** The listing with the rows that can be told apart; undefined when it is none. */
function sound<T>({ data, meta }: Partial<PageOfResults<T>>): PageOfResults<T> | undefined {
  if (!Array.isArray(data) || !meta) return undefined;
  if (![meta.page, meta.last_page, meta.total].every(isWhole)) return undefined;
  const rows = data as readonly (T & { id?: unknown })[];
  return { meta, data: rows.filter((row) => typeof row?.id === 'string') };
}

/** Loads a list. An answer that is none counts as one that did not come, so that the last known list stays. */
export async function fetchValidPage<T>(
  load: LoadList<T>,
  key: string,
  signal: AbortSignal,
): Promise<Result<PageOfResults<T>>> {
  try {
    const result = await load(key, signal);
    if (!result.ok) return result;
    const value = sound(result.value);
    return value ? { ok: true, value } : unusable;
  } catch {
    return unusable;
  }
}
