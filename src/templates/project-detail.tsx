import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { EnquiryForm } from '../features/enquiries';
import { ProjectPage } from '../features/projects';
import { RecordHead } from '../i18n';
import { ErrorPage, Page } from '../layout';
import { routes } from '../lib/routes';

export default function ProjectDetailTemplate({ data: { project } }: PageProps<Queries.ProjectDetailQuery>) {
  if (!project) return <ErrorPage status={404} />;
  return (
    <Page>
      <ProjectPage
        project={project}
        interestForm={
          <EnquiryForm
            kind="project_interest"
            about={{ project_id: project.id }}
            path={routes.project(project.slug)}
          />
        }
      />
    </Page>
  );
}

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectDetailQuery>) =>
  project && (
    <RecordHead
      title={project.name}
      description={project.summary}
      path={location.pathname}
      image={project.cover?.url}
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
