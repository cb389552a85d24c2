import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectContactScreen } from '../features/projects';
import { fromBuild } from '../domain/views/prerendered-files';
import type { ProjectContact } from '../domain/views/views';
import { useFromBuild } from '../records';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectContactTemplate({ data }: PageProps<Queries.ProjectContactQuery>) {
  const project = useFromBuild<ProjectContact>(data.project);
  return project ? <ProjectContactScreen project={project} /> : <ErrorPage status={404} />;
}

export function Head({ data: { locales, project: node }, location }: HeadProps<Queries.ProjectContactQuery>) {
  if (!node) return null;
  const project = fromBuild<ProjectContact>(node);
  return (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'contact.title', { project: project.name })}
      description={localizedPageText(locales, 'projects', 'contact.description', { project: project.name })}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ProjectContact($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "enquiries"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...RecordVersion
      view: contact
    }
  }
`;
