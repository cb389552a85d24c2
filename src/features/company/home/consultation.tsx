import { graphql } from 'gatsby';
import { useLocalized } from '../../../i18n';
import { ButtonLink, CallToAction } from '../../../ui';
import { useHasPlugin } from '../../organization';

/** Link to the consultation form, where the Consultant plugin is enabled. */
export function Consultation({ consultation }: { consultation: Queries.ConsultationFragment | null }) {
  const localized = useLocalized();
  const isOffered = useHasPlugin('Consultant');
  if (!consultation || !isOffered) return null;
  const { heading, lead, action } = consultation;
  return (
    <CallToAction id="consultation" heading={localized(heading)} lead={localized(lead)}>
      <ButtonLink variant="white" to={action.to}>
        {localized(action.label)}
      </ButtonLink>
    </CallToAction>
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
