import { graphql } from 'gatsby';

/*
 * Each kind of picture: the widths of its files, and the width of its usual place as `sizes`, in CSS pixels. A picture that fills a
 * box of another shape is as wide as its height demands, which may be more than the box. Formats and usual qualities are in
 * gatsby-config.ts. At 372 CSS pixels, the width of a phone without its margins, 680 is for a density up to 1.8, 960 for up to
 * 2.6; 724 fills 412 at 1.75.
 */

/** `sizes` of the places that show a kind of picture whose usual place is another one. */
export const slotSizes = {
  /** A card: the large one among the projects of the home page. */
  featuredCard:
    '(min-width: 1440px) 690px, (min-width: 1000px) 48vw, (min-width: 600px) 92vw, calc(100vw - 40px)',
  /** A card: what the receiver of a link sees. */
  share: '(min-width: 768px) 722px, calc(100vw - 40px)',
  /** A cover: the first article of the list. */
  leadCard: '(min-width: 1440px) 740px, (min-width: 900px) 54vw, (min-width: 600px) 92vw, calc(100vw - 40px)',
  /** A cover: of the article itself, as wide as the page. */
  article: '(min-width: 1440px) 1312px, (min-width: 600px) 92vw, calc(100vw - 40px)',
  /** A small picture: in a row of four in the panel of a unit. */
  panelRow: '(min-width: 1000px) 168px, 23vw',
  /** A small picture: a photo of a rental but the first, half or a third as wide. */
  rentalOther: '(min-width: 1440px) 236px, (min-width: 1000px) 17vw, (min-width: 600px) 30vw, 45vw',
  /** A large picture: the first photo of a rental. */
  rentalMain:
    '(min-width: 1440px) 724px, (min-width: 1000px) 52vw, (min-width: 600px) 92vw, calc(100vw - 40px)',
} as const;

/** In a grid of one, two or three columns; also beside its text. */
export const cardPicture = graphql`
  fragment CardPicture on Image {
    url
    file {
      childImageSharp {
        gatsbyImageData(
          width: 960
          aspectRatio: 1.333
          breakpoints: [420, 680, 960]
          sizes: "(min-width: 1440px) 416px, (min-width: 1000px) 29vw, (min-width: 600px) 44vw, calc(100vw - 40px)"
        )
      }
    }
  }
`;

/** Of an article; in a grid. */
export const coverPicture = graphql`
  fragment CoverPicture on Image {
    url
    file {
      childImageSharp {
        gatsbyImageData(
          width: 1400
          aspectRatio: 1.5
          breakpoints: [420, 680, 960, 1400]
          sizes: "(min-width: 1440px) 416px, (min-width: 1000px) 29vw, (min-width: 600px) 44vw, calc(100vw - 40px)"
        )
      }
    }
  }
`;

/**
 * Small in a row of four, as wide as the page; large as the main picture of a project and in the lightbox, where it is not cropped, and better, because edges
 * against a calm sky have ringing at the usual quality.
 */
export const galleryPicture = graphql`
  fragment GalleryPicture on Image {
    url
    file {
      childImageSharp {
        gatsbyImageData(
          width: 680
          aspectRatio: 1.5
          breakpoints: [200, 400, 680]
          sizes: "(min-width: 1440px) 328px, 23vw"
        )
      }
      large: childImageSharp {
        gatsbyImageData(
          width: 1600
          avifOptions: { quality: 55 }
          breakpoints: [680, 1100, 1600]
          sizes: "(min-width: 1440px) 960px, (min-width: 1000px) 67vw, (min-width: 600px) 92vw, calc(100vw - 40px)"
        )
      }
    }
  }
`;

/** 16 to 9 and at most 900 px high, behind a dark gradient. Phones get an upright crop: of the wide one they would show a third, at a third of its resolution. */
export const homeHeroPicture = graphql`
  fragment HomeHeroPicture on ImageSharp {
    wide: gatsbyImageData(
      width: 1920
      aspectRatio: 1.778
      placeholder: NONE
      avifOptions: { quality: 55 }
      breakpoints: [1440, 1920, 2560]
      sizes: "(min-width: 1440px) 100vw, (min-width: 900px) 1440px, 1056px"
      transformOptions: { cropFocus: CENTER }
    )
    upright: gatsbyImageData(
      width: 1080
      aspectRatio: 0.75
      placeholder: NONE
      avifOptions: { quality: 44 }
      breakpoints: [724, 1080]
      sizes: "100vw"
      transformOptions: { cropFocus: CENTER }
    )
  }
`;

export const portraitPicture = graphql`
  fragment PortraitPicture on ImageSharp {
    gatsbyImageData(
      width: 1000
      aspectRatio: 0.8
      breakpoints: [520, 680, 1000]
      sizes: "(min-width: 1440px) 512px, (min-width: 900px) 38vw, (min-width: 600px) 92vw, calc(100vw - 40px)"
      transformOptions: { cropFocus: CENTER }
    )
  }
`;

/** As wide as the page. */
export const widePicture = graphql`
  fragment WidePicture on ImageSharp {
    gatsbyImageData(
      width: 1600
      aspectRatio: 1.6
      avifOptions: { quality: 55 }
      breakpoints: [680, 1100, 1600]
      sizes: "(min-width: 1440px) 1312px, (min-width: 600px) 92vw, calc(100vw - 40px)"
      transformOptions: { cropFocus: CENTER }
    )
  }
`;

/** Before the film plays: `poster` takes one file, which every browser must know. */
export const filmPoster = graphql`
  fragment FilmPoster on ImageSharp {
    gatsbyImageData(width: 1280, placeholder: NONE, formats: [JPG], breakpoints: [1280])
  }
`;
