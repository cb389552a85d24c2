import { useCallback, useEffect, useState } from 'react';
import { readKept, type Kept } from './kept-list';

/** What is kept on this device; undefined until it has been read. `refresh` reads it again. */
export function useKept(): { kept: Kept | undefined; refresh: () => Promise<void> } {
  const [kept, setKept] = useState<Kept>();
  const refresh = useCallback(async () => setKept(await readKept()), []);
  useEffect(() => void refresh(), [refresh]);
  return { kept, refresh };
}
