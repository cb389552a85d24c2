import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { from } from '../../theme';
import { Band, Container } from '../../ui';

export function Partners({ partners }: { partners: Queries.PartnerLogosFragment | null }) {
  const localized = useLocalized();
  if (!partners) return null;
  return (
    <LowBand id="partners">
      <Container>
        <h2>{localized(partners.heading)}</h2>
        <Logos>
          {partners.items.map(({ name, logo }) => (
            <li key={name.ar}>
              {logo?.publicURL ? (
                <img
                  src={logo.publicURL}
                  alt={localized(name)}
                  width={188}
                  height={60}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                localized(name)
              )}
            </li>
          ))}
        </Logos>
      </Container>
    </LowBand>
  );
}

export const partnerLogosFields = graphql`
  fragment PartnerLogos on Partners {
    heading {
      ar
      en
    }
    items {
      name {
        ar
        en
      }
      logo {
        publicURL
      }
    }
  }
`;

const LowBand = styled(Band)`
  padding-block: clamp(56px, 6.4vw, 96px);
  ${Container} {
    gap: var(--s6);
  }
  h2 {
    font-size: var(--fs-h3);
  }
`;

/** Cells with hairlines: each draws those after it, the list those before the first. */
const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  ${from('forms')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    display: grid;
    place-items: center;
    min-block-size: 128px;
    padding: 20px;
    border-block-end: 1px solid var(--line);
    border-inline-end: 1px solid var(--line);
    color: var(--ink-500);
    text-align: center;
  }
  img {
    inline-size: auto;
    max-inline-size: min(190px, 100%);
    max-block-size: 60px;
  }
`;
