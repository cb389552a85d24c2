/** Checks answers against the contract in the browser. Loaded on demand: see `../browser`. */
import type { CheckedAnswer } from '../result';
import { boundMeta, countRows } from './meta';
import { mend } from './mend';
import { answers } from './shapes';

/**
 * Mends the answer of a call in place, which must be freshly parsed.
 * @param call method and path as in the contract, or the name of a schema
 * @param known what is known of the answer's `data`: stands in for those of its members that do not fit
 * @returns what was taken out; undefined when the answer does not fit at all
 */
export function checkAnswer(call: string, answer: unknown, known?: unknown): CheckedAnswer | undefined {
  boundMeta(answer);
  const dropped: CheckedAnswer['dropped'] = [];
  const fault = mend(answer, answers[call] ?? call, '', dropped, known);
  if (fault !== undefined) return undefined;
  countRows(answer, dropped);
  return { dropped };
}
