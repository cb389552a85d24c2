import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createLazyModule } from '../browser/lazy-module';
import { useLocale } from '../i18n';

interface PrerenderedProps {
  /** The HTML of the build does not hold for this visitor. */
  isStale?: boolean;
}

interface TouchableProps {
  /** The visitor pressed something of the prerendered HTML, which could not answer yet. */
  isTouched?: boolean;
}

/**
 * A component as prerendered HTML, which the browser keeps, so that a first visit loads none of its code. The code is loaded
 * where there is no such HTML (after a client-side navigation), where it no longer holds (other props, the other language),
 * and when the visitor touches it.
 * @param atBuild the component, from a module `*-at-build.ts`: in browsers webpack makes it empty
 * @param fetch imports the same component
 */
export function createPrerendered<P extends object>(
  atBuild: ComponentType<P & TouchableProps> | undefined,
  fetch: () => Promise<ComponentType<P & TouchableProps>>,
) {
  const lazy = createLazyModule(fetch);
  return function Prerendered({ isStale = false, ...rest }: P & PrerenderedProps) {
    const props = rest as unknown as P;
    const { code } = useLocale();
    const key = JSON.stringify([code, props]);
    const prerenderedKey = useRef(key);
    const container = useRef<HTMLDivElement>(null);
    const [Loaded, setLoaded] = useState(() => atBuild ?? lazy.get());
    const [isTouched, setTouched] = useState(false);
    const holds = !isStale && !isTouched && key === prerenderedKey.current;
    useEffect(() => {
      if (Loaded || (container.current?.firstChild && holds)) return undefined;
      const load = () =>
        void lazy.load().then(
          (component) => setLoaded(() => component),
          () => window.addEventListener('online', load, { once: true }), // what is shown stays until then
        );
      load();
      return () => window.removeEventListener('online', load);
    }, [Loaded, holds]);
    return Loaded ? (
      <div key="rendered">
        <Loaded {...props} isTouched={isTouched} />
      </div>
    ) : (
      // React leaves this inner HTML alone while hydrating.
      <div
        key="prerendered"
        ref={container}
        onPointerEnter={lazy.preload}
        onFocus={lazy.preload}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('button[type="button"]')) setTouched(true);
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={emptyHtml}
      />
    );
  };
}

const emptyHtml = { __html: '' };
