/** A project published after the build: the same pages, filled by the API at run time. */
import { useEffect } from 'react';
import { EnquiryForm } from '../features/enquiries';
import { ProjectCard, ProjectContact, ProjectPage, ProjectShare, useLiveProject } from '../features/projects';
import type { ProjectDetails } from '../features/projects';
import { titled, useLocale, useLocalized, useTranslation } from '../i18n';
import { ErrorPage, Page, TitledPage } from '../layout';
import { routes, type ProjectRoute } from '../lib/routes';
import { CardGrid, Container } from '../ui';

interface LateProjectProps {
  route: ProjectRoute;
  slug: string;
}

export function LateProject({ route, slug }: LateProjectProps) {
  const { t } = useTranslation();
  const live = useLiveProject(slug);
  if (live.state === 'missing') return <ErrorPage status={404} />;
  if (live.state === 'unknown') return <ErrorPage status={503} />;
  if (live.state === 'loading') {
    return (
      <Page>
        <Container>
          <p role="status">{t('loading')}</p>
        </Container>
      </Page>
    );
  }
  return <FoundProject route={route} project={live.project} />;
}

function FoundProject({ route, project }: { route: ProjectRoute; project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const { code } = useLocale();
  const localized = useLocalized();
  const name = localized(project.name);
  // The head was written for the error page that this address has without the API.
  useEffect(() => {
    document.title = titled(name, code);
    document.querySelector('meta[name="robots"]')?.remove();
  }, [name, code]);
  const about = { project_id: project.id };

  if (route === 'contact') {
    const path = routes.projectContact(project.slug);
    return (
      <TitledPage title={t('contact.title', { project: name })} lead={t('contact.lead')}>
        <ProjectContact project={project} form={<EnquiryForm kind="contact" about={about} path={path} />} />
      </TitledPage>
    );
  }
  if (route === 'share') {
    return (
      <TitledPage title={t('share.title', { project: name })} lead={t('share.lead')}>
        <Container>
          <ProjectShare project={project} />
          <CardGrid as="div">
            <ProjectCard project={project} />
          </CardGrid>
        </Container>
      </TitledPage>
    );
  }
  const path = routes.project(project.slug);
  return (
    <Page>
      <ProjectPage
        project={project}
        interestForm={<EnquiryForm kind="project_interest" about={about} path={path} />}
      />
    </Page>
  );
}
