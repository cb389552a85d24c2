import { painted } from './painted';

/**
 * Answers a press before its work: marks the element as pressed, has the browser paint that, and then runs the work, which
 * may take a slow phone some time. A second press in the meantime, as of a double tap, does nothing.
 * @param element what was pressed; `[data-pressed]` is its style (`theme/global-style.ts`)
 * @param work none where the caller itself goes on
 */
export async function answerPress(element: Element | null, work = () => {}): Promise<void> {
  if (element?.hasAttribute('data-pressed')) return;
  element?.setAttribute('data-pressed', '');
  await painted();
  try {
    work();
  } finally {
    element?.removeAttribute('data-pressed');
  }
}
