import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { plumbBob, Band, Container, Picture, VisuallyHidden } from '../../../ui';
import { ProseWithEnabledLinks } from '../../organization';
import { ArchedFrame, getPicture } from '../picture';

export function CeoMessage({ message }: { message: Queries.CeoMessageFragment | null }) {
  const localized = useLocalized();
  if (!message) return null;
  const { heading, quote, body, name, role, image, imageAlt } = message;
  return (
    <Band id="ceo-message">
      <Columns>
        <ArchedFrame>
          <Picture source={getPicture(image)} alt={localized(imageAlt)} ratio="4 / 5" />
        </ArchedFrame>
        <Texts>
          <VisuallyHidden as="h2">{localized(heading)}</VisuallyHidden>
          <blockquote>{localized(quote)}</blockquote>
          <ProseWithEnabledLinks html={localized(body)} />
          <Signature>
            <strong>{localized(name)}</strong>
            <br />
            {localized(role)}
          </Signature>
        </Texts>
      </Columns>
    </Band>
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
        ...PortraitPicture
      }
    }
    imageAlt {
      ar
      en
    }
  }
`;

const Columns = styled(Container)`
  gap: 40px clamp(40px, 6vw, 96px);
  ${from('hero')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 28px;
  color: var(--stone);
  blockquote {
    font-size: clamp(1.375rem, 1.08rem + 1.3vw, 2.125rem);
    font-weight: 500;
    line-height: 1.72;
    text-wrap: pretty;
    color: var(--ink);
    &:lang(en) {
      line-height: 1.38;
      letter-spacing: -0.015em;
    }
  }
`;

/** With a short plumb line beside it. */
const Signature = styled.p`
  position: relative;
  padding-block-start: var(--s2);
  padding-inline-start: 28px;
  line-height: 1.7;
  strong {
    font-weight: 700;
    color: var(--ink);
  }
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    inset-block: 12px 18px;
    inline-size: 1px;
    background: var(--ink);
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-end: 4px;
    ${plumbBob}
    inline-size: 11px;
    block-size: 14px;
  }
`;
