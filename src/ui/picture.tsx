import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import styled from 'styled-components';
import { getLoading, ProcessedImage } from './processed-image';

export interface PictureSource {
  /** Address of the original. */
  readonly url: string;
  readonly file?: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
    readonly publicURL?: string | null;
  } | null;
}

interface PictureProps {
  source: PictureSource | null | undefined;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Width of the place, as the attribute, where it is not the usual one of the picture: the browser chooses the file by it. */
  sizes?: string;
  /** Width by height of the box, as in CSS; `fill` takes the height from the parent. */
  ratio?: string;
  /** For the largest picture of the first screen: fetched at once and before others. */
  priority?: boolean;
}

/**
 * A picture: the file processed at the build, else the original, else a placeholder. Until it is loaded, its box has
 * the picture's main colour.
 */
export function Picture({ source, alt, sizes, ratio = '4 / 3', priority = false }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  const processed = source?.file?.childImageSharp?.gatsbyImageData;
  // `file: null`: the build found the picture missing or broken; without `file` it was not processed.
  const original = source && source.file === undefined ? source.url : undefined;
  return (
    <Frame
      style={{
        ...(ratio === 'fill' ? { blockSize: '100%' } : { aspectRatio: ratio }),
        backgroundColor: processed?.backgroundColor,
      }}
    >
      {broken || !(processed ?? original) ? (
        <Placeholder role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      ) : processed ? (
        <ProcessedImage image={processed} sizes={sizes} alt={alt} priority={priority} onError={onError} />
      ) : (
        <img {...getLoading(priority)} src={original} alt={alt} onError={onError} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--sand);
  & > div,
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Firefox writes what a picture shows over its main colour while it loads. Without scripts it stays for a broken one. */
  & img {
    color: transparent;
    @media (scripting: none) {
      color: inherit;
    }
  }
`;

const Placeholder = styled.div`
  background: repeating-linear-gradient(135deg, var(--sand) 0 14px, var(--sand-100) 14px 28px);
`;
