import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProjectDetailScreen } from '../features/projects';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function ProjectDetailTemplate({ data: { project } }: PageProps<Queries.ProjectDetailQuery>) {
  return project ? <ProjectDetailScreen project={project} built={project} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { locales, project }, location }: HeadProps<Queries.ProjectDetailQuery>) =>
  project && (
    <RecordHead
      title={localizedPageText(locales, 'projects', 'head.title', {
        ...{ project: project.name, district: project.district, city: project.city },
      })}
      description={project.summary}
      path={location.pathname}
    />
  );

export const query = graphql`
  query ProjectDetail($id: String!) {
    locales: allLocale(
      filter: { ns: { in: ["projects", "units", "costs", "enquiries", "visits", "conditions"] } }
    ) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      ...RecordVersion
      ...ProjectDetails
      ...PromisedHandovers
      published_at
    }
  }
`;
