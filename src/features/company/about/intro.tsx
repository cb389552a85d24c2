import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { focusStyle } from '../../../lib/picture-focus';
import { Band, Container, Lead, Picture, Split } from '../../../ui';
import { ProseWithEnabledLinks } from '../../organization';
import { ArchedFrame, getPicture } from '../picture';

export function AboutIntro({ intro }: { intro: Queries.AboutIntroFragment | null }) {
  const localized = useLocalized();
  if (!intro) return null;
  const { image, imageAlt, imageFocus, heading, lead, body } = intro;
  return (
    <>
      <Container>
        <WidePicture style={focusStyle(imageFocus)}>
          <Picture source={getPicture(image)} alt={localized(imageAlt)} ratio="21 / 9" priority />
        </WidePicture>
      </Container>
      <Band>
        <Container>
          <Split>
            <h2>{localized(heading)}</h2>
            <Texts>
              <Lead>{localized(lead)}</Lead>
              <ProseWithEnabledLinks html={localized(body)} />
            </Texts>
          </Split>
        </Container>
      </Band>
    </>
  );
}

export const aboutIntroFields = graphql`
  fragment AboutIntro on AboutIntro {
    image {
      childImageSharp {
        ...WidePicture
      }
    }
    imageAlt {
      ar
      en
    }
    imageFocus
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

/** The building is above the middle of the photograph. */
const WidePicture = styled(ArchedFrame)`
  & > * {
    inline-size: 100%;
    min-block-size: 280px;
  }
  img {
    object-position: var(--picture-focus, 50% 30%);
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 1.15em;
  color: var(--stone);
  ${Lead} {
    max-inline-size: none;
    color: var(--ink);
  }
`;
