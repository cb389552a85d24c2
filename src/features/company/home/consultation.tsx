/** The call to book a consultation, where the Consultant plugin is enabled. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { from } from '../../../theme';
import { Band, ButtonLink, Container, Lead } from '../../../ui';
import { useHasPlugin } from '../../organization';

export function Consultation({ consultation }: { consultation: Queries.ConsultationFragment | null }) {
  const localized = useLocalized();
  const isOffered = useHasPlugin('Consultant');
  if (!consultation || !isOffered) return null;
  const { heading, lead, action } = consultation;
  return (
    <Brick $tone="brick" id="consultation">
      <Container>
        <Words>
          <h2>{localized(heading)}</h2>
          <Lead>{localized(lead)}</Lead>
        </Words>
        <ButtonLink variant="white" to={action.to}>
          {localized(action.label)}
        </ButtonLink>
      </Container>
    </Brick>
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

const Brick = styled(Band)`
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

const Words = styled.div`
  display: grid;
  gap: 14px;
  ${Lead} {
    max-inline-size: 36em;
  }
`;
