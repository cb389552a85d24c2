import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectContactScreen } from '../features/project-screens';
import { RecordHead } from '../i18n';
import { ErrorPage } from '../layout';
import { socialCardPath } from '../lib/routes';

export default function ProjectContactTemplate({
  data: { project },
}: PageProps<Queries.ProjectContactQuery>) {
  return project ? <ProjectContactScreen project={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectContactQuery>) =>
  project && (
    <RecordHead
      title={project.name}
      description={project.summary}
      path={location.pathname}
      image={(locale) => socialCardPath(project.slug, locale)}
    />
  );

export const query = graphql`
  query ProjectContact($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "enquiries"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      id: project_id
      slug
      name {
        ar
        en
      }
      summary {
        ar
        en
      }
      whatsapp
      advertising_licence {
        number
        url
      }
    }
  }
`;
