/** The companies it works with: logos and names. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { Section } from '../../ui';

export function Partners({ partners }: { partners: Queries.PartnerLogosFragment | null }) {
  const localized = useLocalized();
  if (!partners) return null;
  return (
    <Section heading={localized(partners.heading)} id="partners">
      <Logos>
        {partners.items.map(({ name, logo }) => (
          <li key={name.ar}>
            {logo?.publicURL && <img src={logo.publicURL} alt="" width={185} height={60} loading="lazy" />}
            {localized(name)}
          </li>
        ))}
      </Logos>
    </Section>
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

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  gap: var(--s6) var(--gap);
  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;
