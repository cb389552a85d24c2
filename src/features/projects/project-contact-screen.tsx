import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Container, Page, PageHeader, Panel, Split, Sticky } from '../../ui';
import { EnquiryForm, useLocationOf } from '../enquiries';
import { Licence, LicenceNotice, useLicenceState } from '../licences';
import { useUnitAddress } from '../units';
import type { ProjectDetails } from './project-details';
import { ProjectScreen } from './project-screen';
import { ContactOptions } from './sections/contact-options';

type ContactProject = Pick<ProjectDetails, 'id' | 'slug' | 'name' | 'city' | 'whatsapp' | 'licence'>;

/** `/projects/contact/{project}`: a question about it, or about the unit that the address names. */
export function ProjectContactScreen({ project: prerendered }: { project: ContactProject }) {
  const { id } = useUnitAddress();
  const locationOf = useLocationOf();
  return (
    <ProjectScreen project={prerendered}>
      {(project) => (
        <ProjectContact
          project={project}
          form={
            <EnquiryForm
              kind="contact"
              about={{ project_id: project.id, unit_id: id }}
              path={routes.projectContact(project.slug)}
              prefill={{ known: locationOf(project.city) }}
            />
          }
        />
      )}
    </ProjectScreen>
  );
}

export function ProjectContact({ project, form }: { project: ContactProject; form: ReactNode }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { slug, name } = project;
  const { withheld } = useLicenceState(project);
  return (
    <Page>
      <PageHeader
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
            <ContactOptions project={project} lastLink="page" />
            <LicenceBelow>
              <Licence of={project} notice={!withheld} />
            </LicenceBelow>
          </Sticky>
          <Panel>{withheld ? <LicenceNotice of={project} /> : form}</Panel>
        </Split>
      </Container>
    </Page>
  );
}

const LicenceBelow = styled.div`
  padding-block-start: 16px;
`;
