import { useCallback, useEffect, useRef, type MutableRefObject } from 'react';
import { loadWithRetry } from '../../browser/lazy-module';
import type { FormValues } from './forms';
import type { LoadedController } from './use-form-controller';

interface Press {
  /** What was pressed before the code that sends had loaded. */
  pressed: MutableRefObject<FormValues | undefined>;
  /** The visitor does not want it sent any more. */
  dropPress: () => void;
}

interface Code {
  /** Undefined until it is loaded. */
  controller: LoadedController | undefined;
  load: () => Promise<LoadedController>;
}

/**
 * Carries out a press that came before its code, as soon as that is there.
 * @param onFailure called when the code that an earlier visit has waited for does not load either
 */
export function useKeptPress(
  { pressed, dropPress }: Press,
  { controller, load }: Code,
  send: () => void,
  onFailure: () => void,
) {
  const stopWaiting = useRef(() => undefined as void);
  useEffect(() => () => stopWaiting.current(), [controller]);

  useEffect(() => {
    if (pressed.current) load().catch(onFailure);
  }, [load, pressed]);

  useEffect(() => {
    if (!controller || !pressed.current) return;
    pressed.current = undefined;
    send();
  }, [controller]);

  /** Loads the code again, when the connection is back if need be, unless the visitor gives up. */
  const retry = useCallback(() => {
    stopWaiting.current();
    stopWaiting.current = loadWithRetry({ load }, () => undefined, dropPress);
  }, [load, dropPress]);

  /** Nothing is waited for any more where the visitor types on. */
  const stopIfDropped = useCallback(() => {
    if (!pressed.current) stopWaiting.current();
  }, [pressed]);

  return { retry, stopIfDropped };
}
