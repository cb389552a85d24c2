/** What the company invests in. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Section } from '../../../ui';
import { TitledList } from '../titled-list';

export function InvestmentAreas({ areas }: { areas: Queries.InvestmentAreasFragment | null }) {
  const localized = useLocalized();
  if (!areas) return null;
  return (
    <Section heading={localized(areas.heading)} id="investment-areas" tone="ink">
      <TitledList items={areas.items} />
    </Section>
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
    }
  }
`;
