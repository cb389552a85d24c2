/** What the company is: picture, heading, first paragraph, the rest. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Container, Picture, Prose, Section } from '../../../ui';
import { pictureOf } from '../picture-of';

export function AboutIntro({ intro }: { intro: Queries.AboutIntroFragment | null }) {
  const localized = useLocalized();
  if (!intro) return null;
  const { image, imageAlt, heading, lead, body } = intro;
  return (
    <>
      <Container>
        <Picture source={pictureOf(image)} alt={localized(imageAlt)} ratio="21 / 9" loading="eager" />
      </Container>
      <Section heading={localized(heading)} lead={localized(lead)}>
        <Prose html={localized(body)} />
      </Section>
    </>
  );
}

export const aboutIntroFields = graphql`
  fragment AboutIntro on AboutIntro {
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 2.333
          placeholder: NONE
          breakpoints: [480, 960, 1280, 1600]
        )
      }
    }
    imageAlt {
      ar
      en
    }
    heading {
      ar
      en
    }
    lead {
      ar
      en
    }
    body {
      ar
      en
    }
  }
`;
