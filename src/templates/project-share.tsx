import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectShareScreen } from '../features/projects';
import { fromBuild } from '../domain/views/prerendered-files';
import type { ProjectCardView } from '../domain/views/views';
import { useFromBuild } from '../records';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectShareTemplate({ data }: PageProps<Queries.ProjectShareQuery>) {
  const project = useFromBuild<ProjectCardView>(data.project);
  return project ? <ProjectShareScreen project={project} /> : <ErrorPage status={404} />;
}

export function Head({ data: { locales, project: node }, location }: HeadProps<Queries.ProjectShareQuery>) {
  if (!node) return null;
  const project = fromBuild<ProjectCardView>(node);
  return (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'share.title', { project: project.name })}
      description={localizedPageText(locales, 'projects', 'share.description', { project: project.name })}
      path={location.pathname}
      noIndex
    />
  );
}

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
