import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Fragment } from 'react';

/** Another crop of the picture for some screens. */
export interface ArtDirection {
  /** Media query, without `@media`. */
  media: string;
  image: IGatsbyImageData;
}

interface ProcessedImageProps {
  image: IGatsbyImageData;
  /** What it shows; empty for decoration. */
  alt: string;
  loading?: 'lazy' | 'eager';
  /** The largest picture of the first screen: fetched before others. */
  priority?: boolean;
  /** Crops for some screens; the first match counts. */
  cuts?: readonly ArtDirection[];
  onError?: () => void;
}

/**
 * An image with the sizes of gatsby-plugin-image, as plain HTML: its own component would hide the picture until its
 * code has run.
 */
export function ProcessedImage({
  image,
  alt,
  loading = 'lazy',
  priority = false,
  cuts = [],
  onError,
}: ProcessedImageProps) {
  const { fallback } = image.images;
  return (
    <picture>
      {cuts.map(({ media, image: { images } }) => (
        <Fragment key={media}>
          <Sources sources={images.sources} media={media} />
          {images.fallback && (
            <source media={media} srcSet={images.fallback.srcSet} sizes={images.fallback.sizes} />
          )}
        </Fragment>
      ))}
      <Sources sources={image.images.sources} />
      <img
        {...(priority ? highPriority : undefined)}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={Math.round(image.width)}
        height={Math.round(image.height)}
        alt={alt}
        loading={loading}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

function Sources({ sources, media }: { sources: IGatsbyImageData['images']['sources']; media?: string }) {
  return sources?.map(({ type, srcSet, sizes }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

/** React 18 knows the attribute by its HTML name only. */
const highPriority = { fetchpriority: 'high' };

interface PreloadProps extends Pick<ProcessedImageProps, 'image' | 'cuts'> {
  /** Media query of the screens that show `image` itself rather than a crop. */
  media?: string;
}

/** For a page's `Head`: the browser requests the picture before it has parsed the page. */
export function ImagePreload({ image, media, cuts = [] }: PreloadProps) {
  return [...cuts, { image, media }].map(({ image: { images }, media: screens }) => {
    const best = images.sources?.[0];
    if (!best) return null;
    return (
      <link
        key={best.srcSet}
        {...highPriority}
        rel="preload"
        as="image"
        media={screens}
        type={best.type}
        imageSrcSet={best.srcSet}
        imageSizes={best.sizes}
      />
    );
  });
}
