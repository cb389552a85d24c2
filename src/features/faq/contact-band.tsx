import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { from } from '../../theme';
import { Actions, Band, ButtonLink, Container, Lead } from '../../ui';
import { IfEnabled } from '../organization';

export function ContactBand({ contact }: { contact: Queries.ContactBandFragment | undefined }) {
  const localized = useLocalized();
  const { t } = useTranslation();
  if (!contact) return null;
  const { heading, lead, action } = contact;
  return (
    <LowBand $tone="brick">
      <Row>
        <div>
          <h2>{localized(heading)}</h2>
          <Lead>{localized(lead)}</Lead>
        </div>
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
      </Row>
    </LowBand>
  );
}

const LowBand = styled(Band)`
  padding-block: clamp(56px, 6.4vw, 96px);
`;

const Row = styled(Container)`
  gap: 28px;
  justify-items: start;
  ${Lead} {
    padding-block-start: 14px;
    max-inline-size: 36em;
  }
  ${from('hero')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 64px;
  }
`;

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
