/** What the company holds itself to. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Section } from '../../../ui';
import { TitledList } from '../titled-list';

export function Values({ values }: { values: Queries.ValuesFragment | null }) {
  const localized = useLocalized();
  if (!values) return null;
  return (
    <Section heading={localized(values.heading)} id="values" tone="sand">
      <TitledList items={values.items} />
    </Section>
  );
}

export const valuesFields = graphql`
  fragment Values on HomeValues {
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
