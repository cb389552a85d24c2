/** The ways to ask for a call: phone, WhatsApp, a question, or the form. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Band, Container, Lead, Panel, Split, Sticky } from '../../../ui';
import type { ProjectDetails } from '../project-details';
import { ContactWays } from './contact-ways';

interface InterestProps {
  project: Pick<ProjectDetails, 'slug' | 'name' | 'whatsapp'>;
  /** The form that registers interest. */
  children: ReactNode;
}

export function Interest({ project, children }: InterestProps) {
  const { t } = useTranslation('projects');
  return (
    <Band id="interest" $tone="sand" className="no-print">
      <Container>
        <Split>
          <Sticky>
            <h2>{t('detail.interest')}</h2>
            <Words>{t('detail.interestLead')}</Words>
            <ContactWays project={project} onward="question" />
          </Sticky>
          <Panel>{children}</Panel>
        </Split>
      </Container>
    </Band>
  );
}

const Words = styled(Lead)`
  padding-block: 16px 28px;
`;
