import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocale } from '../../../i18n';
import type { Drawing } from './drawing';
import { drawingAtBuild } from './drawing-at-build';

/**
 * The drawing as prerendered HTML, which the browser keeps, so that a first visit loads no drawing code. The code is loaded
 * where there is no such HTML: after a client-side navigation, and in the other language.
 */
export function PrerenderedDrawing(props: ComponentProps<typeof Drawing>) {
  const { code } = useLocale();
  const prerenderedLocale = useRef(code);
  const container = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState(() => drawingAtBuild);
  useEffect(() => {
    if (Loaded || (container.current?.firstChild && code === prerenderedLocale.current)) return;
    import('./drawing').then(
      (module) => setLoaded(() => module.Drawing),
      () => undefined, // the list shows the same places
    );
  }, [Loaded, code]);
  return Loaded ? (
    <div key="drawn">
      <Loaded {...props} />
    </div>
  ) : (
    // React leaves this inner HTML alone while hydrating.
    <div key="prerendered" ref={container} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />
  );
}

const emptyHtml = { __html: '' };
