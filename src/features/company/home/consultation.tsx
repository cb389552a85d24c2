/** The call to book a consultation, where the Consultant plugin is enabled. */
import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { Actions, ButtonLink, Section } from '../../../ui';
import { hasPlugin, useOrganisation } from '../../organisation';

export function Consultation({ consultation }: { consultation: Queries.ConsultationFragment | null }) {
  const localized = useLocalized();
  const organisation = useOrganisation();
  if (!consultation || !organisation || !hasPlugin(organisation, 'Consultant')) return null;
  const { heading, lead, action } = consultation;
  return (
    <Section heading={localized(heading)} lead={localized(lead)} id="consultation" tone="brick">
      <Actions>
        <ButtonLink variant="white" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Actions>
    </Section>
  );
}

export const consultationFields = graphql`
  fragment Consultation on HomeConsultation {
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
