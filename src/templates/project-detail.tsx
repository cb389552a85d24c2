import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectDetailScreen } from '../features/projects';
import { RecordHead } from '../seo';
import { ErrorPage } from '../layout';
import { socialCardPath } from '../lib/routes';

export default function ProjectDetailTemplate({ data: { project } }: PageProps<Queries.ProjectDetailQuery>) {
  return project ? <ProjectDetailScreen project={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectDetailQuery>) =>
  project && (
    <RecordHead
      title={project.name}
      description={project.summary}
      path={location.pathname}
      image={(locale) => socialCardPath(project.slug, locale)}
    />
  );

export const query = graphql`
  query ProjectDetail($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "units", "enquiries"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...ProjectDetails
    }
  }
`;
