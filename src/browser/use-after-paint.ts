import { startTransition, useEffect } from 'react';
import { painted } from './painted';

/**
 * Once the browser has painted what was rendered, changes more, as a transition: a phone answers while it renders that.
 * @param isNeeded whether there is more
 * @param change keep its identity stable
 */
export function useAfterPaint(isNeeded: boolean, change: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void painted().then(() => isCurrent && startTransition(change));
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, change]);
}
