/** One way to show a picture: processed at the build where it was, else the original, else a calm placeholder. */
import { GatsbyImage, getImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import styled from 'styled-components';

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
  /** Width by height of the box, as in CSS. */
  ratio?: string;
  /** `eager` only for the picture that is first seen. */
  loading?: 'lazy' | 'eager';
}

export function Picture({ source, alt, ratio = '4 / 3', loading = 'lazy' }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const processed = source?.file?.childImageSharp
    ? getImage(source.file.childImageSharp.gatsbyImageData)
    : undefined;
  // `file: null` means that the build found the picture missing or broken; without `file` it was never asked for.
  const original = source && source.file === undefined ? source.url : undefined;
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {processed ? (
        <GatsbyImage image={processed} alt={alt} loading={loading} />
      ) : original && !broken ? (
        <img src={original} alt={alt} loading={loading} decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Placeholder role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--sand);
  & > *,
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Placeholder = styled.div`
  background: repeating-linear-gradient(135deg, var(--sand) 0 14px, var(--sand-100) 14px 28px);
`;
