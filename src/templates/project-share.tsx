import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectShareScreen } from '../features/projects';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectShareTemplate({ data: { project } }: PageProps<Queries.ProjectShareQuery>) {
  return project ? <ProjectShareScreen project={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { locales, project }, location }: HeadProps<Queries.ProjectShareQuery>) =>
  project && (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'share.title', { project: project.name })}
      description={localizedPageText(locales, 'projects', 'share.description', { project: project.name })}
      path={location.pathname}
      noIndex
    />
  );

export const query = graphql`
  query ProjectShare($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...RecordVersion
      ...ProjectCard
    }
  }
`;
