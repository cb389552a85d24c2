import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { prefetchWhenIdle } from '../browser/idle';
import { createLazyModule, loadWithRetry } from '../browser/lazy-module';
import { useLazyModule } from '../browser/use-lazy-module';

interface LazyProps {
  /** Shown until the code is there. */
  meanwhile?: ReactNode;
}

interface ClosableProps {
  onClose?: () => void;
}

export interface LazyComponent<P> {
  (props: P & LazyProps): ReactNode;
  /** Fetches its code ahead. */
  preload: () => void;
  /** The same; resolves when it is there, also where it could not be loaded. */
  load: () => Promise<void>;
}

/**
 * A component whose code is loaded when it is first shown, or ahead; without a connection, when that is back. Renders
 * `meanwhile` until then, or nothing; dismissing the wait closes it, where it is a dialog. Not `React.lazy`, which tries only once and then fails the whole page.
 */
export function createLazyComponent<P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  const lazy = createLazyModule(() => fetch().then((module) => module.default));
  function Lazy(props: P & LazyProps) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(lazy.get);
    const close = useRef((props as ClosableProps).onClose);
    useEffect(() => {
      close.current = (props as ClosableProps).onClose;
    });
    useEffect(() => {
      if (Loaded) return undefined;
      return loadWithRetry(
        lazy,
        (component) => setLoaded(() => component),
        () => close.current?.(),
      );
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : props.meanwhile;
  }
  return Object.assign(Lazy, {
    preload: lazy.preload,
    load: () =>
      lazy.load().then(
        () => undefined,
        () => undefined,
      ),
  });
}

interface DeferredProps {
  /** Its code is loaded once this is so; left out, after hydration. */
  needed?: boolean;
}

/**
 * A component that nobody waits for: it is not in the HTML, and renders `meanwhile`, or nothing, until its code has loaded. Where
 * that fails, the next one that is shown, or needed again, tries again.
 */
export function createDeferredComponent<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const lazy = createLazyModule(fetch);
  return function Deferred({ needed, ...props }: P & DeferredProps & LazyProps): ReactNode {
    const Loaded = useLazyModule(lazy, needed);
    return Loaded ? <Loaded {...(props as unknown as P)} /> : (props.meanwhile ?? null);
  };
}

/** Runs `preload` when idle while the component is mounted, to fetch what it may need. */
export function usePrefetch(preload: () => void, needed = true): void {
  useEffect(() => (needed ? prefetchWhenIdle(preload) : undefined), [preload, needed]);
}
