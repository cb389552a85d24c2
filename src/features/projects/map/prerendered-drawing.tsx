/**
 * The drawing as the build made it. The browser keeps that HTML as it is, so a first visit needs none of the code that
 * draws. The code comes where there is nothing to keep: on a page one came to by a link, and in the other language.
 */
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocale } from '../../../i18n';
import type { Drawing } from './drawing';
import { drawingAtBuild } from './drawing-at-build';

export function PrerenderedDrawing(props: ComponentProps<typeof Drawing>) {
  const { code } = useLocale();
  const prerendered = useRef(code);
  const kept = useRef<HTMLDivElement>(null);
  const [Code, setCode] = useState(() => drawingAtBuild);
  useEffect(() => {
    if (Code || (kept.current?.firstChild && code === prerendered.current)) return;
    import('./drawing').then(
      (module) => setCode(() => module.Drawing),
      () => undefined, // the list says the same
    );
  }, [Code, code]);
  return Code ? (
    <div key="drawn">
      <Code {...props} />
    </div>
  ) : (
    // React leaves what is inside alone while it takes the page over.
    <div key="kept" ref={kept} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}

const nothing = { __html: '' };
