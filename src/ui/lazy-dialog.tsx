/** A dialog whose code comes when it is first shown, or ahead of that; without a connection, when that is back. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { fetchAhead } from '../browser/idle';
import { createLazyModule, loadWithRetry } from '../browser/lazy-module';

interface Closable {
  onClose: () => void;
}

export interface LazyDialog<P> {
  (props: P): JSX.Element | null;
  /** Fetches it now. */
  prepare: () => void;
}

/**
 * Not `React.lazy`: that one asks only once, and throws the page away when the answer does not come. Shows nothing until
 * the code is there; who would rather do without has closed it.
 */
export function lazyDialog<P extends Closable>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
): LazyDialog<P> {
  const part = createLazyModule(() => fetch().then((module) => module.default));
  function Lazy(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(part.get);
    const close = useRef(props.onClose);
    useEffect(() => {
      close.current = props.onClose;
    });
    useEffect(() => {
      if (Loaded) return undefined;
      return loadWithRetry(
        part,
        (component) => setLoaded(() => component),
        () => close.current(),
      );
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Lazy, { prepare: part.prepare });
}

/** Fetches a part ahead while the component that may need it is on the screen. */
export function useAhead(prepare: () => void, needed = true): void {
  useEffect(() => (needed ? fetchAhead(prepare) : undefined), [prepare, needed]);
}
