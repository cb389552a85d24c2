import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { renderSVG } from 'uqr';
import { createLazyModule } from '../browser/lazy-module';
import { rememberLatest } from '../lib/remember-latest';

/** Draws while a page is prerendered; all units of a project show the codes of its licence. */
const drawAtBuild =
  process.env['BUILD_STAGE'] !== 'build-javascript' &&
  rememberLatest(50, (code: string) => renderSVG(code, { border: 2 }));

const qrLibrary = createLazyModule(() => import('uqr'));

/** Fetches the library ahead, for a code that may be shown without a connection. */
export const preloadQrCode = qrLibrary.preload;

interface QrCodeProps {
  /** The encoded text, usually an address. */
  text: string;
  /** What it is for. */
  label: string;
  /** Side in CSS pixels. */
  size?: number;
}

/**
 * A text as QR code. A prerendered page has it in its HTML, which the browser keeps; elsewhere it is drawn when the library
 * has loaded.
 */
export const QrCode = (props: QrCodeProps) => <Code key={props.text} {...props} />;

function Code({ text, label, size = 160 }: QrCodeProps) {
  const [svg, setSvg] = useState(() => (drawAtBuild ? drawAtBuild(text) : ''));
  const square = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (square.current?.firstChild) return undefined;
    let current = true;
    const draw = () => {
      qrLibrary.load().then(
        (library) => current && setSvg(library.renderSVG(text, { border: 2 })),
        () => current && window.addEventListener('online', draw, { once: true }), // the link itself is beside the code
      );
    };
    draw();
    return () => {
      current = false;
      window.removeEventListener('online', draw);
    };
  }, [text]);
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
