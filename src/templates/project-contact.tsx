import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectContactScreen } from '../features/projects';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectContactTemplate({
  data: { project },
}: PageProps<Queries.ProjectContactQuery>) {
  return project ? <ProjectContactScreen project={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { locales, project }, location }: HeadProps<Queries.ProjectContactQuery>) =>
  project && (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'contact.title', { project: project.name })}
      description={localizedPageText(locales, 'projects', 'contact.description', { project: project.name })}
      path={location.pathname}
    />
  );

export const query = graphql`
  query ProjectContact($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "enquiries"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...RecordVersion
      id: project_id
      slug
      name {
        ar
        en
      }
      city {
        ar
        en
      }
      whatsapp
      licence {
        ...LicenceFields
      }
    }
  }
`;
