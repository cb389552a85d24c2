import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createLazyModule } from '../browser/lazy-module';
import { useLocale } from '../i18n';
import { valueKey } from '../lib/value-key';

interface PrerenderedProps {
  /** The HTML of the build does not hold for this visitor. */
  isStale?: boolean;
}

/**
 * A component as prerendered HTML, which the browser keeps, so that a first visit loads none of its code. The code is loaded
 * where there is no such HTML (after a client-side navigation), and where it no longer holds (other props, the other
 * language). Its links and forms must work without code.
 * @param atBuild the component while a page is prerendered: `process.env['BUILD_STAGE'] !== 'build-javascript' && Component`, as
 *   written, so that webpack leaves its code out of the page's
 * @param fetch imports the same component; where that fails, what is shown stays
 */
export function createPrerendered<P extends object>(
  atBuild: ComponentType<P> | false,
  fetch: () => Promise<ComponentType<P>>,
) {
  const lazy = createLazyModule(fetch);
  function Prerendered({ isStale, ...props }: P & PrerenderedProps) {
    const key = valueKey([useLocale().code, props]);
    const prerenderedKey = useRef(key);
    const container = useRef<HTMLDivElement>(null);
    const [Loaded, setLoaded] = useState(() => atBuild || lazy.get());
    const holds = !isStale && key === prerenderedKey.current;
    useEffect(() => {
      if (Loaded || (holds && container.current?.firstChild)) return;
      lazy.load().then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
    }, [Loaded, holds]);
    return Loaded ? (
      <div key="rendered">
        <Loaded {...(props as unknown as P)} />
      </div>
    ) : (
      // React leaves this inner HTML alone while hydrating.
      <div key="prerendered" ref={container} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
    );
  }
  return Object.assign(Prerendered, { load: lazy.load });
}

const emptyHtml = { __html: '' };
