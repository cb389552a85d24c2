import { painted } from './painted';
import { skipBelowScreen } from './skip-below-screen';

/**
 * Answers a press before its work: marks the element as pressed, has the browser paint that, and then runs the work, which
 * may take a slow phone some time. A second press in the meantime, as of a double tap, does nothing.
 * @param element what was pressed; `[data-pressed]` is its style (`theme/global-style.ts`)
 * @param work none where the caller itself goes on
 */
export async function answerPress(element: Element | null, work?: () => void): Promise<void> {
  if (element?.hasAttribute('data-pressed')) return;
  element?.setAttribute('data-pressed', '');
  await painted();
  try {
    // A dialog makes the whole page inert, another language turns it: the browser styles all of it.
    if (work) skipBelowScreen(work);
  } finally {
    element?.removeAttribute('data-pressed');
  }
}
