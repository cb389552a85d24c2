import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { ArrowLink, Band, Container, Elevation, SectionHeader } from '../../../ui';
import { IfEnabled } from '../../organization';

export function InvestmentAreas({ areas }: { areas: Queries.InvestmentAreasFragment | null }) {
  const localized = useLocalized();
  if (!areas) return null;
  return (
    <DarkBand $tone="ink" id="investment-areas">
      <Container>
        <SectionHeader heading={localized(areas.heading)} />
        <Columns>
          <Rows>
            {areas.items.map(({ title, text, action }) => (
              <li key={title.ar}>
                <h3>{localized(title)}</h3>
                <p>{localized(text)}</p>
                <IfEnabled to={action.to}>
                  <ArrowLink to={action.to}>{localized(action.label)}</ArrowLink>
                </IfEnabled>
              </li>
            ))}
          </Rows>
          <Drawing className="no-print">
            <Elevation />
          </Drawing>
        </Columns>
      </Container>
    </DarkBand>
  );
}

export const investmentAreasFields = graphql`
  fragment InvestmentAreas on HomeInvestmentAreas {
    heading {
      ar
      en
    }
    items {
      title {
        ar
        en
      }
      text {
        ar
        en
      }
      action {
        label {
          ar
          en
        }
        to
      }
    }
  }
`;

/** Distance of the drawing from the edge of the band. */
const edge = '24px';

const DarkBand = styled(Band)`
  padding-block-end: ${edge};
  overflow: hidden;
  overflow: clip;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  ${from('split')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: clamp(40px, 6vw, 96px);
    align-items: end;
  }
`;

const Rows = styled.ul`
  ${from('split')} {
    padding-block-end: calc(var(--section) - ${edge});
  }
  li {
    display: grid;
    gap: 6px;
    padding-block: clamp(22px, 2.4vw, 32px);
    border-block-start: 1px solid var(--line-dark);
  }
  li:last-child {
    border-block-end: 1px solid var(--line-dark);
  }
  h3 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem);
  }
  p {
    max-inline-size: 36em;
    color: var(--mist);
  }
`;

/** Wider than its column: it overflows the page at the end. */
const Drawing = styled.div`
  color: var(--mist);
  opacity: 0.62;
  svg {
    inline-size: 640px;
    max-inline-size: none;
    ${from('split')} {
      inline-size: 200%;
    }
  }
`;
