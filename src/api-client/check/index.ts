import type { CheckedAnswer } from '../response-check';
import { knownAnswers } from './known-shapes';
import { repair } from './repair';

/**
 * Checks the answer of a frequent call against the contract and repairs it in place; it must be freshly parsed. Others, also of
 * lists in pages, are checked by `./every-answer`.
 * @param call method and path as in the contract, or the name of a schema
 * @param known what is known of the answer's `data`: stands in for those of its members and rows that do not fit
 * @returns the parts that were dropped; undefined when the answer does not fit at all
 */
export function checkAnswer(call: string, answer: unknown, known?: unknown): CheckedAnswer | undefined {
  const dropped: CheckedAnswer['dropped'] = [];
  const invalidPath = repair(answer, knownAnswers[call] ?? call, '', { dropped }, { data: known });
  return invalidPath === undefined ? { dropped } : undefined;
}
