import { useState } from 'react';
import styled from 'styled-components';
import { SpinnerIcon } from '../icons';
import { Sources } from '../processed-image';
import type { GalleryItem } from './item';
import type { View } from './pan-zoom';

interface StagePictureProps {
  item: GalleryItem;
  view: View;
  /** Moves without a transition. */
  isDragging: boolean;
  onLoaded: (image: HTMLImageElement) => void;
}

/** The large picture. Its box is resized instead of scaled, so that drawings stay sharp at every size. */
export function StagePicture({ item: { alt, kind, full }, view, isDragging, onLoaded }: StagePictureProps) {
  const [isLoading, setLoading] = useState(true);
  const size = `${view.scale * 100}%`;
  // In whole steps, so that a pinch does not request a file at each pixel.
  const sizes = full.srcSet && `${Math.ceil(view.scale) * 100}vw`;
  return (
    <>
      {isLoading && (
        <Loading>
          <SpinnerIcon size={28} />
        </Loading>
      )}
      <Formats>
        <Sources sources={full.sources} sizes={sizes} />
        <Large
          src={full.src}
          srcSet={full.srcSet}
          sizes={sizes}
          alt={alt}
          data-kind={kind}
          draggable={false}
          $follows={!isDragging}
          style={{ inlineSize: size, blockSize: size, transform: `translate(${view.x}px, ${view.y}px)` }}
          onLoad={(event) => {
            setLoading(false);
            onLoaded(event.currentTarget);
          }}
          onError={() => setLoading(false)}
        />
      </Formats>
    </>
  );
}

const Formats = styled.picture`
  display: contents;
`;

const Large = styled.img<{ $follows: boolean }>`
  grid-area: 1 / 1;
  max-inline-size: none;
  max-block-size: none;
  object-fit: contain;
  -webkit-user-select: none; /* Safari */
  user-select: none;
  -webkit-user-drag: none;
  ${({ $follows }) =>
    $follows &&
    `transition: transform var(--t2) var(--ease), inline-size var(--t2) var(--ease), block-size var(--t2) var(--ease);`}
`;

const Loading = styled.span`
  grid-area: 1 / 1;
  animation: spin 900ms linear infinite;
`;
