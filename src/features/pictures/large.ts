/** The API's pictures as a gallery shows them: small in a row, large on the screen. */
import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { LocalizedText } from '../../i18n';
import type { GalleryItem, PictureSource } from '../../ui';

type Cut = { readonly gatsbyImageData: IGatsbyImageData } | null;

/** A picture of the API; where the build had it, also cut for the whole screen. */
export interface LargeImage extends PictureSource {
  readonly alt: LocalizedText;
  readonly file?: (NonNullable<PictureSource['file']> & { readonly large?: Cut }) | null;
}

/** The same picture, to be shown large. */
export function largeSource(image: LargeImage): PictureSource {
  const { url, file } = image;
  return file?.large ? { url, file: { childImageSharp: file.large } } : image;
}

/** @param alt the picture's text in the visitor's language */
export function galleryItem(image: LargeImage, alt: string): GalleryItem {
  const { fallback, sources } = image.file?.large?.gatsbyImageData.images ?? {};
  return {
    key: image.url,
    alt,
    thumb: image,
    full: { src: fallback?.src ?? image.url, srcSet: sources?.[0]?.srcSet ?? fallback?.srcSet },
  };
}

export const largePicture = graphql`
  fragment LargePicture on Image {
    ...GalleryPicture
    file {
      large: childImageSharp {
        gatsbyImageData(
          width: 1600
          placeholder: NONE
          breakpoints: [640, 960, 1280, 1600]
          sizes: "(min-width: 1000px) 60vw, 100vw"
        )
      }
    }
  }
`;
