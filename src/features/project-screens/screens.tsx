/** The three screens of a project, made of what projects and enquiries offer. */
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { CardGrid, Container, Page, TitledPage } from '../../ui';
import { EnquiryForm } from '../enquiries';
import {
  ProjectCard,
  ProjectContact,
  ProjectPage,
  ProjectShare,
  type ContactProject,
  type ProjectCardData,
  type ProjectDetails,
} from '../projects';

/** `/projects/detail/{project}`: everything about it, with the form that registers interest. */
export function ProjectDetailScreen({ project }: { project: ProjectDetails }) {
  return (
    <Page>
      <ProjectPage
        project={project}
        interestForm={
          <EnquiryForm
            kind="project_interest"
            about={{ project_id: project.id }}
            path={routes.project(project.slug)}
          />
        }
      />
    </Page>
  );
}

/** `/projects/contact/{project}`: a question about it. */
export function ProjectContactScreen({ project }: { project: ContactProject }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  return (
    <TitledPage title={t('contact.title', { project: localized(project.name) })} lead={t('contact.lead')}>
      <ProjectContact
        project={project}
        form={
          <EnquiryForm
            kind="contact"
            about={{ project_id: project.id }}
            path={routes.projectContact(project.slug)}
          />
        }
      />
    </TitledPage>
  );
}

/** `/projects/share/{project}`: ways to pass it on. */
export function ProjectShareScreen({ project }: { project: ProjectCardData }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  return (
    <TitledPage title={t('share.title', { project: localized(project.name) })} lead={t('share.lead')}>
      <Container>
        <ProjectShare project={project} />
        <CardGrid>
          <li>
            <ProjectCard project={project} loading="eager" />
          </li>
        </CardGrid>
      </Container>
    </TitledPage>
  );
}
