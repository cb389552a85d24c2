import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectShareScreen } from '../features/project-screens';
import { RecordHead } from '../i18n';
import { ErrorPage } from '../layout';
import { socialCardPath } from '../lib/routes';

export default function ProjectShareTemplate({ data: { project } }: PageProps<Queries.ProjectShareQuery>) {
  return project ? <ProjectShareScreen project={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectShareQuery>) =>
  project && (
    <RecordHead
      title={project.name}
      description={project.summary}
      path={location.pathname}
      image={(locale) => socialCardPath(project.slug, locale)}
    />
  );

export const query = graphql`
  query ProjectShare($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...ProjectCard
      advertising_licence {
        number
        url
      }
    }
  }
`;
