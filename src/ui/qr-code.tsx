/** An address as a QR code, drawn in the browser once the code that draws it has come. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { createLazyModule } from '../browser/lazy-module';

const pen = createLazyModule(() => import('uqr'));

/** Fetches what draws codes, for a part of the page that may open without a connection. */
export const prepareQrCode = pen.prepare;

interface QrCodeProps {
  /** What the code says. */
  text: string;
  /** What it is for. */
  label: string;
  /** Side in CSS pixels. */
  size?: number;
}

export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let current = true;
    const draw = () => {
      pen.load().then(
        ({ renderSVG }) => current && setSvg(renderSVG(text, { border: 2 })),
        () => current && window.addEventListener('online', draw, { once: true }), // the link itself stands beside it
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
