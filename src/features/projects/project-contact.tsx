/** The way to ask about one project: what it is, its WhatsApp, its phone, its licence, a form. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Container, Page, PageHead, Panel, Split, Sticky } from '../../ui';
import { Licence, LicenceNotice, useLicenceState } from '../licences';
import type { ProjectDetails } from './project-details';
import { ContactWays } from './sections/contact-ways';

export type ContactProject = Pick<ProjectDetails, 'id' | 'slug' | 'name' | 'whatsapp' | 'licence'>;

export function ProjectContact({ project, form }: { project: ContactProject; form: ReactNode }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { slug, name } = project;
  const { withheld } = useLicenceState(project);
  return (
    <Page>
      <PageHead
        breadcrumbs={[
          { label: t('title'), to: routes.projects },
          { label: localized(name), to: routes.project(slug) },
        ]}
        crumb={t('contact.crumb')}
        title={t('contact.title', { project: localized(name) })}
        lead={t('contact.lead')}
      />
      <Container>
        <Split>
          <Sticky>
            <ContactWays project={project} onward="page" />
            <Space>
              <Licence of={project} notice={!withheld} />
            </Space>
          </Sticky>
          <Panel>{withheld ? <LicenceNotice of={project} /> : form}</Panel>
        </Split>
      </Container>
    </Page>
  );
}

const Space = styled.div`
  padding-block-start: 16px;
`;
