/** Looks for one row in a list of the API: for what has no call of its own. */
import type { Result } from '../../api/result';
import type { LateAnswer } from './late-answer';

/** What was published after the build is new, and lists begin with what is newest. */
const pagesRead = 5;

interface Page<T> {
  data: readonly T[];
  meta: { last_page: number };
}

/** Asks page after page until a row is the wanted one, five pages at the most. */
export async function findLate<T>(
  ask: (page: number) => Promise<Result<Page<T>>>,
  isWanted: (row: T) => boolean,
): Promise<LateAnswer<T>> {
  for (let page = 1; page <= pagesRead; page += 1) {
    const result = await ask(page);
    // No build has checked this answer.
    if (!result.ok || !Array.isArray(result.value.data)) return { state: 'unknown' };
    const { data, meta } = result.value as Partial<Page<T>>;
    const row = data?.find((one) => one && isWanted(one));
    if (row) return { state: 'found', row };
    if (!(page < Number(meta?.last_page))) break;
  }
  return { state: 'missing' };
}
