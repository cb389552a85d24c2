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
  /** Width of the place, as the attribute, where it is not the usual one of the image: the browser chooses the file by it. */
  sizes?: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** The largest picture of the first screen: fetched at once and before others. Others are fetched near the screen. */
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
  sizes,
  alt,
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
      <Sources sources={image.images.sources} sizes={sizes} />
      <img
        {...getLoading(priority)}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        width={Math.round(image.width)}
        height={Math.round(image.height)}
        alt={alt}
        onError={onError}
      />
    </picture>
  );
}

interface SourcesProps {
  sources: IGatsbyImageData['images']['sources'];
  sizes?: string;
  media?: string;
}

/** The formats that are lighter than the one of the `<img>`, in a `<picture>`. */
export function Sources({ sources, sizes, media }: SourcesProps) {
  return sources?.map(({ type, srcSet, sizes: usual }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
  ));
}

/** React 18 knows the attribute by its HTML name only. */
const highPriority = { fetchpriority: 'high' };

const now = { ...highPriority, loading: 'eager', decoding: 'async' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/** When an image is fetched: at once and before others, or near the screen. Goes before `src`, which Firefox fetches as it is set. */
export const getLoading = (priority: boolean) => (priority ? now : later);

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
