/** The chief executive's message: a quotation, the rest of it, who says it. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { Picture, Prose, Section } from '../../../ui';
import { pictureOf } from '../picture-of';

export function CeoMessage({ message }: { message: Queries.CeoMessageFragment | null }) {
  const localized = useLocalized();
  if (!message) return null;
  const { heading, quote, body, name, role, image } = message;
  return (
    <Section heading={localized(heading)} id="ceo-message">
      <Columns>
        <Picture source={pictureOf(image)} alt="" ratio="4 / 5" />
        <Words>
          <blockquote>{localized(quote)}</blockquote>
          <Prose html={localized(body)} />
          <p>
            <strong>{localized(name)}</strong>
            <br />
            {localized(role)}
          </p>
        </Words>
      </Columns>
    </Section>
  );
}

export const ceoMessageFields = graphql`
  fragment CeoMessage on HomeCeoMessage {
    heading {
      ar
      en
    }
    quote {
      ar
      en
    }
    body {
      ar
      en
    }
    name {
      ar
      en
    }
    role {
      ar
      en
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, aspectRatio: 0.8, placeholder: NONE, breakpoints: [360, 720])
      }
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--gap);
  ${from('hero')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--s5);
  blockquote {
    font-size: var(--fs-h2);
    line-height: var(--lh-head);
  }
  strong {
    font-weight: 700;
  }
`;
