/** Where to go with a question that is not on the page. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../i18n';
import { Actions, ButtonLink, Section } from '../../ui';

export function ContactBand({ contact }: { contact: Queries.ContactBandFragment | undefined }) {
  const localized = useLocalized();
  if (!contact) return null;
  const { heading, lead, action } = contact;
  return (
    <Section heading={localized(heading)} lead={localized(lead)} tone="brick">
      <Actions>
        <ButtonLink variant="white" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Actions>
    </Section>
  );
}

export const contactBandFields = graphql`
  fragment ContactBand on FaqContact {
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
  }
`;
