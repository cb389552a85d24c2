import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { createLazyModule } from '../browser/lazy-module';

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

/** A text as QR code, drawn in the browser when the library has loaded. */
export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let current = true;
    const draw = () => {
      qrLibrary.load().then(
        ({ renderSVG }) => current && setSvg(renderSVG(text, { border: 2 })),
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
      role="img"
      aria-label={label}
      style={{ inlineSize: size }}
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
