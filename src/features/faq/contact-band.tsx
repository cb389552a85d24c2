import { graphql } from 'gatsby';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Actions, ButtonLink, CallToAction } from '../../ui';
import { IfEnabled } from '../organization';

export function ContactBand({ contact }: { contact: Queries.ContactBandFragment | undefined }) {
  const localized = useLocalized();
  const { t } = useTranslation();
  if (!contact) return null;
  const { heading, lead, action } = contact;
  return (
    <CallToAction heading={localized(heading)} lead={localized(lead)}>
      <Actions>
        <IfEnabled to={action.to}>
          <ButtonLink variant="white" to={action.to}>
            {localized(action.label)}
          </ButtonLink>
        </IfEnabled>
        <IfEnabled to={routes.maintenance}>
          <ButtonLink variant="ghost" to={routes.maintenance}>
            {t('nav.maintenanceRequest')}
          </ButtonLink>
        </IfEnabled>
      </Actions>
    </CallToAction>
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
