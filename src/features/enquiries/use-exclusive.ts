import { useRef, type RefObject } from 'react';
import { answerPress } from '../../browser/answer-press';
import { withProgress } from '../../browser/progress';
import type { LoadedController } from './use-form-controller';

type Task = (element: HTMLFormElement, loaded: LoadedController) => Promise<void>;

/**
 * Runs one task of a form at a time, once its button has been marked as pressed and its code is there.
 * @param onFailure called when the code does not load, or the task fails
 */
export function useExclusive(
  form: RefObject<HTMLFormElement>,
  load: () => Promise<LoadedController>,
  onFailure: (element: HTMLFormElement) => void,
) {
  const isBusy = useRef(false);
  async function runExclusive(task: Task): Promise<void> {
    const { current: element } = form;
    if (!element || isBusy.current) return;
    isBusy.current = true;
    try {
      await answerPress(element.querySelector('button[type=submit]'));
      await task(element, await withProgress(load()));
    } catch {
      onFailure(element);
    } finally {
      isBusy.current = false;
    }
  }
  return { isBusy, runExclusive };
}
