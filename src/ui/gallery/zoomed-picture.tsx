/** The large picture, whole at first; enlarged it scrolls, by finger, wheel or arrow keys. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SpinnerIcon } from '../icons';
import type { GalleryItem } from './item';

export type Zoom = 1 | 1.5 | 2 | 3;

interface ZoomedPictureProps {
  item: GalleryItem;
  zoom: Zoom;
  /** Name of the region that scrolls. */
  label: string;
}

export function ZoomedPicture({ item: { alt, kind, full }, zoom, label }: ZoomedPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!box || zoom === 1) return;
    // From the middle outwards; in right-to-left the scroll position counts backwards from zero.
    box.scrollTo({
      left:
        (Math.sign(box.scrollLeft) || (getComputedStyle(box).direction === 'rtl' ? -1 : 1)) *
        ((box.scrollWidth - box.clientWidth) / 2),
      top: (box.scrollHeight - box.clientHeight) / 2,
    });
    box.focus();
  }, [zoom]);
  const scrolls = zoom > 1 ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <Frame ref={frame} {...scrolls} $zoomed={zoom > 1} data-kind={kind} aria-busy={!loaded}>
      {!loaded && <SpinnerIcon size={28} />}
      <img
        src={full.src}
        srcSet={full.srcSet}
        sizes={full.srcSet && `${Math.round(zoom * 100)}vw`}
        alt={alt}
        style={zoom > 1 ? { inlineSize: `${zoom * 100}%` } : undefined}
        onLoad={() => setLoaded(true)}
        onError={() => setLoaded(true)}
      />
    </Frame>
  );
}

const Frame = styled.div<{ $zoomed: boolean }>`
  position: relative;
  display: grid;
  justify-items: start;
  align-items: start;
  max-inline-size: 100%;
  max-block-size: 100%;
  overflow: ${({ $zoomed }) => ($zoomed ? 'auto' : 'hidden')};
  overscroll-behavior: contain;
  touch-action: ${({ $zoomed }) => ($zoomed ? 'pan-x pan-y pinch-zoom' : 'pan-y pinch-zoom')};
  img {
    ${({ $zoomed }) =>
      $zoomed
        ? 'max-inline-size: none; block-size: auto;'
        : 'inline-size: auto; block-size: auto; max-inline-size: 100%; max-block-size: calc(100svh - 220px); object-fit: contain;'}
  }
  &[data-kind='drawing'] {
    inline-size: min(980px, 100%);
    padding: clamp(16px, 4vw, 48px);
    background: var(--sand-100);
    color: var(--ink);
    --ring: var(--ink);
  }
  &[data-kind='drawing'] img {
    ${({ $zoomed }) => !$zoomed && 'inline-size: 100%; max-block-size: calc(100svh - 300px);'}
  }
  & > .icon {
    position: absolute;
    inset: 0;
    margin: auto;
    animation: spin 900ms linear infinite;
  }
`;
