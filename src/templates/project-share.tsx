import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectCard, ProjectShare } from '../features/projects';
import { RecordHead, useLocalized, useTranslation } from '../i18n';
import { ErrorPage, TitledPage } from '../layout';
import { CardGrid, Container } from '../ui';

export default function ProjectShareTemplate({ data: { project } }: PageProps<Queries.ProjectShareQuery>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (!project) return <ErrorPage status={404} />;
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

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectShareQuery>) =>
  project && (
    <RecordHead
      title={project.name}
      description={project.summary}
      path={location.pathname}
      image={project.cover?.url}
    />
  );

export const query = graphql`
  query ProjectShare($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...ProjectCard
    }
  }
`;
