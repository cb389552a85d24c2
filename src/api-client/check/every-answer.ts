import * as others from '../generated/other-shapes';
import type { CheckedAnswer } from '../response-check';
import { addShapes } from './known-shapes';
import { clampPageMeta, subtractDroppedRows } from './page-meta';
import { checkAnswer } from '.';

addShapes(others);

/** Checks the answer of any call, as {@link checkAnswer} does. */
export function checkEveryAnswer(call: string, answer: unknown, known?: unknown): CheckedAnswer | undefined {
  clampPageMeta(answer);
  const checked = checkAnswer(call, answer, known);
  if (checked) subtractDroppedRows(answer, checked.dropped);
  return checked;
}
