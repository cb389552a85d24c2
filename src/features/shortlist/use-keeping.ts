import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { whileKept } from './kept-flag';

const load = () => import('./keeping');
type Keeping = Awaited<ReturnType<typeof load>>;

const never = () => () => undefined;
const nothing = (): undefined => undefined;

/** What is kept, and the means to change it, for pages that most visitors leave without keeping anything. */
export function useKeeping() {
  const [keeping, setKeeping] = useState<Keeping>();
  const begin = useCallback(async () => {
    const loaded = await load();
    setKeeping(loaded);
    return loaded;
  }, []);
  useEffect(() => whileKept(() => void begin().catch(nothing)), [begin]);
  const { subscribe, get } = keeping?.shortlist ?? { subscribe: never, get: nothing };
  return { keeping, begin, kept: useSyncExternalStore(subscribe, get, nothing) };
}
