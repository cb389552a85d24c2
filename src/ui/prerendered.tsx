import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocale } from '../i18n';

/**
 * A component that is prerendered HTML, which the browser keeps, so that a first visit loads none of its code. The code is
 * loaded where there is no such HTML: after a client-side navigation, and in the other language. Its links and forms must
 * work without code.
 * @param atBuild the component at the build; a browser has none: its module is named `…-at-build.ts`
 * @param load rejects where the code cannot be loaded; then nothing is shown
 */
export function createPrerendered<P extends object>(
  atBuild: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function Prerendered(props: P) {
    const { code } = useLocale();
    const prerenderedLocale = useRef(code);
    const container = useRef<HTMLDivElement>(null);
    const [Loaded, setLoaded] = useState(() => atBuild);
    useEffect(() => {
      if (Loaded || (container.current?.firstChild && code === prerenderedLocale.current)) return;
      load().then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
    }, [Loaded, code]);
    return Loaded ? (
      <div key="rendered">
        <Loaded {...props} />
      </div>
    ) : (
      // React leaves this inner HTML alone while hydrating.
      <div key="prerendered" ref={container} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
    );
  };
}

const emptyHtml = { __html: '' };
