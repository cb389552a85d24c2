/** Why a home of this company. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Actions, ButtonLink, Section } from '../../../ui';
import { TitledList } from '../titled-list';

export function Advantages({ advantages }: { advantages: Queries.AdvantagesFragment | null }) {
  const localized = useLocalized();
  if (!advantages) return null;
  const { heading, lead, action, items } = advantages;
  return (
    <Section heading={localized(heading)} lead={localized(lead)} id="advantages">
      <TitledList items={items} />
      <Actions>
        <ButtonLink variant="outline" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Actions>
    </Section>
  );
}

export const advantagesFields = graphql`
  fragment Advantages on HomeAdvantages {
    heading {
      ar
      en
    }
    lead {
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
