import { graphql } from 'gatsby';

export const cardPicture = graphql`
  fragment CardPicture on Image {
    url
    alt {
      ar
      en
    }
    file {
      childImageSharp {
        gatsbyImageData(width: 640, aspectRatio: 1.333, placeholder: NONE, breakpoints: [320, 480, 640, 960])
      }
    }
  }
`;

export const galleryPicture = graphql`
  fragment GalleryPicture on Image {
    url
    alt {
      ar
      en
    }
    file {
      childImageSharp {
        gatsbyImageData(width: 960, aspectRatio: 1.5, placeholder: NONE, breakpoints: [320, 640, 960])
      }
    }
  }
`;
