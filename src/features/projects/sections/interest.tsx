/** The ways to ask for a call: phone, WhatsApp, a question, or the form. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Band, Container, Lead, Panel, Split, Sticky } from '../../../ui';
import { LicenceNotice, useLicenceState } from '../../licences';
import type { ProjectDetails } from '../project-details';
import { ContactWays } from './contact-ways';

interface InterestProps {
  project: Pick<ProjectDetails, 'slug' | 'name' | 'whatsapp' | 'licence'>;
  /** The form is about any home, because none of these is left. */
  soldOut: boolean;
  /** The form that registers interest. */
  children: ReactNode;
}

export function Interest({ project, soldOut, children }: InterestProps) {
  const { t } = useTranslation('projects');
  const { withheld } = useLicenceState(project);
  return (
    <Band id="interest" $tone="sand" className="no-print">
      <Container>
        <Split>
          <Sticky>
            <h2>{t(withheld ? 'detail.contact' : soldOut ? 'soldOutNow.interest' : 'detail.interest')}</h2>
            {withheld ? (
              <Gap />
            ) : (
              <Words>{t(soldOut ? 'soldOutNow.interestLead' : 'detail.interestLead')}</Words>
            )}
            <ContactWays project={project} onward={withheld ? undefined : 'question'} />
          </Sticky>
          <Panel>{withheld ? <LicenceNotice of={project} /> : children}</Panel>
        </Split>
      </Container>
    </Band>
  );
}

const Gap = styled.div`
  block-size: 28px;
`;

const Words = styled(Lead)`
  padding-block: 16px 28px;
`;
