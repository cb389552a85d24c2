import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { Band, ButtonLink, Container, Lead } from '../../../ui';
import { useHasPlugin } from '../../organization';

/** Link to the consultation form, where the Consultant plugin is enabled. */
export function Consultation({ consultation }: { consultation: Queries.ConsultationFragment | null }) {
  const localized = useLocalized();
  const isOffered = useHasPlugin('Consultant');
  if (!consultation || !isOffered) return null;
  const { heading, lead, action } = consultation;
  return (
    <RowBand $tone="brick" id="consultation">
      <Container>
        <Texts>
          <h2>{localized(heading)}</h2>
          <Lead>{localized(lead)}</Lead>
        </Texts>
        <ButtonLink variant="white" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Container>
    </RowBand>
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

const RowBand = styled(Band)`
  padding-block: clamp(56px, 6.4vw, 96px);
  ${Container} {
    gap: 28px;
    ${from('hero')} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
      gap: var(--s8);
    }
  }
  a {
    color: var(--brick-700);
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 14px;
  ${Lead} {
    max-inline-size: 36em;
  }
`;
