import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ProjectChoice } from '../domain/views/views';
import { EnquiryPageHead, MaintenanceEnquiryPage } from '../features/enquiries';
import { useRowsFromBuild } from '../records';
import { RequirePlugin, useHasPlugin } from '../features/organization';

export default function MaintenancePage({ data }: PageProps<Queries.MaintenancePageQuery>) {
  return (
    <RequirePlugin plugin="Maintenance">
      <MaintenanceEnquiryPage projects={useRowsFromBuild<ProjectChoice>(data.allProject.nodes)} />
    </RequirePlugin>
  );
}

export function Head({ data, location }: HeadProps<Queries.MaintenancePageQuery>) {
  const isOffered = useHasPlugin('Maintenance');
  return (
    <EnquiryPageHead
      kind="maintenance"
      locales={data.locales}
      path={location.pathname}
      noIndex={!isOffered}
    />
  );
}

export const query = graphql`
  query MaintenancePage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
    allProject(sort: { slug: ASC }) {
      nodes {
        view: choice
      }
    }
  }
`;
