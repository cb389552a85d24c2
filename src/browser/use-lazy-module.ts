import { useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module';

/**
 * The module once it is needed and has loaded. Undefined until then, in the first client render, and where loading fails:
 * the next component that needs it, or the next change of `needed`, tries again.
 */
export function useLazyModule<T>(
  { get, load }: Pick<LazyModule<T>, 'get' | 'load'>,
  needed = true,
): T | undefined {
  const [loaded, setLoaded] = useState(() => ({ module: get() }));
  const { module } = loaded;
  useEffect(() => {
    if (!needed || module !== undefined) return;
    load().then(
      (value) => setLoaded({ module: value }),
      () => undefined,
    );
  }, [needed, module, load]);
  return needed ? module : undefined;
}
