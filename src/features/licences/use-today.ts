import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { riyadhDay } from '../../i18n';

/** How often a page that stays open looks at the clock. */
const minute = 60_000;

function watchClock(look: () => void): () => void {
  const clock = setInterval(look, minute);
  return () => clearInterval(clock);
}

/**
 * The day in Riyadh: that of the build while hydrating, then by the visitor's clock, but never before the build, because
 * a clock that is behind would bring back what has ended.
 */
export function useToday(builtAt: string): string {
  const builtOn = useMemo(() => riyadhDay(builtAt), [builtAt]);
  const read = useCallback(() => {
    const now = riyadhDay(new Date().toISOString());
    return now > builtOn ? now : builtOn;
  }, [builtOn]);
  return useSyncExternalStore(watchClock, read, () => builtOn);
}
