import type { CheckedAnswer } from '../response-check';
import { clampPageMeta, subtractDroppedRows } from './page-meta';
import { knownAnswers } from './known-shapes';
import { repair } from './repair';

export { addShapes } from './known-shapes';

/**
 * Checks the answer of a call (one that is not frequent: after `addShapes`) against the contract and repairs it in place;
 * it must be freshly parsed. Loaded on demand: see `../browser`.
 * @param call method and path as in the contract, or the name of a schema
 * @param known what is known of the answer's `data`: stands in for those of its members and rows that do not fit
 * @returns the parts that were dropped; undefined when the answer does not fit at all
 */
export function checkAnswer(call: string, answer: unknown, known?: unknown): CheckedAnswer | undefined {
  clampPageMeta(answer);
  const dropped: CheckedAnswer['dropped'] = [];
  const invalidPath = repair(answer, knownAnswers[call] ?? call, '', { dropped }, { data: known });
  if (invalidPath !== undefined) return undefined;
  subtractDroppedRows(answer, dropped);
  return { dropped };
}
