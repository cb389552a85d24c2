import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { beforePrint } from '../browser/before-print';
import { atIdle } from '../browser/idle';
import { createLazyModule } from '../browser/lazy-module';
import { rememberLatest } from '../lib/remember-latest';

/** Draws while a page is prerendered; all units of a project show the codes of its licence. */
const drawAtBuild =
  process.env['BUILD_STAGE'] !== 'build-javascript' &&
  rememberLatest(50, (code: string) => renderSVG(code, { border: 2 }));

type QrLibrary = Pick<typeof import('uqr'), 'renderSVG'>;

const qrLibrary = createLazyModule<QrLibrary>(() => import('uqr'));

/** Fetches the library ahead, for a code that may be shown without a connection. */
export const preloadQrCode = qrLibrary.preload;

interface QrCodeProps {
  /** The encoded text, usually an address. */
  text: string;
  /** What it is for. */
  label: string;
  /** Side in CSS pixels. */
  size?: number;
  /** Seen on paper only: drawn when the page is printed, because that takes a phone a tenth of a second. */
  onPaper?: boolean;
}

/**
 * A text as QR code. A prerendered page has it in its HTML, which the browser keeps; elsewhere it is drawn when the library
 * has loaded.
 */
export const QrCode = (props: QrCodeProps) => <Code key={props.text} {...props} />;

function Code({ text, label, size = 160, onPaper = false }: QrCodeProps) {
  const [svg, setSvg] = useState(() => (drawAtBuild ? drawAtBuild(text) : ''));
  const square = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (square.current?.firstChild) return undefined;
    let current = true;
    const show = ({ renderSVG }: QrLibrary) => current && setSvg(renderSVG(text, { border: 2 }));
    const draw = () => {
      qrLibrary.load().then(
        show,
        () => current && window.addEventListener('online', draw, { once: true }), // the link itself is beside the code
      );
    };
    const drawAtOnce = () => {
      const library = qrLibrary.get();
      if (library) flushSync(() => show(library));
      else draw();
    };
    if (onPaper) qrLibrary.preload();
    // After what it belongs to is seen, such as the sheet of a unit: to draw it takes a phone some frames.
    else atIdle(() => current && draw());
    const forget = onPaper ? beforePrint(drawAtOnce) : undefined;
    return () => {
      current = false;
      forget?.();
      window.removeEventListener('online', draw);
    };
  }, [text, onPaper]);
  return (
    <Square
      ref={square}
      role="img"
      aria-label={label}
      style={{ inlineSize: size }}
      suppressHydrationWarning // React leaves this inner HTML alone while hydrating
      dangerouslySetInnerHTML={{ __html: svg }} // uqr draws squares only; the text is not in them
    />
  );
}

const Square = styled.div`
  max-inline-size: 100%;
  aspect-ratio: 1;
  background: var(--white);
  svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;
