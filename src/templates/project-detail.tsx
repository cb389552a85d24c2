import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectDetailScreen } from '../features/projects';
import { fromBuild } from '../domain/views/prerendered-files';
import type { ProjectPageView } from '../domain/views/views';
import { useFromBuild } from '../records';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectDetailTemplate({ data }: PageProps<Queries.ProjectDetailQuery>) {
  const project = useFromBuild<ProjectPageView>(data.project);
  return project ? <ProjectDetailScreen project={project} built={project} /> : <ErrorPage status={404} />;
}

export function Head({ data: { locales, project: node }, location }: HeadProps<Queries.ProjectDetailQuery>) {
  if (!node) return null;
  const project = fromBuild<ProjectPageView>(node);
  return (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'head.title', {
        ...{ project: project.name, district: project.district, city: project.city },
      })}
      description={project.summary}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ProjectDetail($id: String!) {
    locales: allLocale(
      filter: { ns: { in: ["projects", "units", "costs", "enquiries", "visits", "conditions", "kept"] } }
    ) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...RecordVersion
      ...ProjectPage
    }
  }
`;
