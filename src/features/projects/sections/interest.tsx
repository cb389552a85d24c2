import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Band, Container, Lead, Panel, Split, Sticky } from '../../../ui';
import { LicenceNotice, useLicenceState } from '../../licences';
import type { ProjectDetails } from '../project-details';
import { ContactOptions } from './contact-options';

interface InterestProps {
  project: Pick<ProjectDetails, 'slug' | 'name' | 'whatsapp' | 'licence'>;
  /** No unit is left: the form asks for any other one. */
  isSoldOut: boolean;
  /** The form that registers interest. */
  children: ReactNode;
}

/** Contact options beside the form that registers interest. */
export function Interest({ project, isSoldOut, children }: InterestProps) {
  const { t } = useTranslation('projects');
  const { withheld } = useLicenceState(project);
  return (
    <Band id="interest" $tone="sand" className="no-print">
      <Container>
        <Split>
          <Sticky>
            <h2>{t(withheld ? 'detail.contact' : isSoldOut ? 'soldOut.interest' : 'detail.interest')}</h2>
            {withheld ? (
              <IntroSpace />
            ) : (
              <Intro>{t(isSoldOut ? 'soldOut.interestLead' : 'detail.interestLead')}</Intro>
            )}
            <ContactOptions project={project} lastLink={withheld ? undefined : 'contact'} />
          </Sticky>
          <Panel>{withheld ? <LicenceNotice of={project} /> : children}</Panel>
        </Split>
      </Container>
    </Band>
  );
}

const IntroSpace = styled.div`
  block-size: 28px;
`;

const Intro = styled(Lead)`
  padding-block: 16px 28px;
`;
