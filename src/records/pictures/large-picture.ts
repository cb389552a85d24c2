import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { LocalizedText } from '../../lib/localized-text';
import type { GalleryItem, PictureSource } from '../../ui';

type Processed = { readonly gatsbyImageData: IGatsbyImageData } | null;

/** A picture of the API; one that the build processed also has a file for the whole screen. */
export interface LargeImage extends PictureSource {
  readonly alt: LocalizedText;
  readonly file?: (NonNullable<PictureSource['file']> & { readonly large?: Processed }) | null;
}

/** The same picture, for the whole screen. */
export function largeSource(image: LargeImage): PictureSource {
  const { url, file } = image;
  return file?.large ? { url, file: { childImageSharp: file.large } } : image;
}

/**
 * The picture as an item of a gallery: small in the row, large on the screen.
 * @param alt the picture's text in the visitor's language
 */
export function galleryItem(image: LargeImage, alt: string): GalleryItem {
  const { fallback, sources } = image.file?.large?.gatsbyImageData.images ?? {};
  return {
    key: image.url,
    alt,
    thumb: image,
    full: { src: fallback?.src ?? image.url, srcSet: fallback?.srcSet, sources },
  };
}
