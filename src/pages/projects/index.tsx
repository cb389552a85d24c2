import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { prerenderedPage, type PageSize } from '../../lists';
import { NoScriptUnits, preloadFound, ProjectList } from '../../features/projects';
import { getSearchedText, ListSwitch, SearchField, Sentence } from '../../features/search';
import type { ProjectListView } from '../../domain/views/views';
import { useRowsFromBuild } from '../../records';
import { useTranslation } from '../../i18n';
import { TextHead } from '../../seo';
import { ErrorBoundary, TitledPage } from '../../ui';

export default function ProjectsPage(props: PageProps<Queries.ProjectsPageQuery, PageSize>) {
  const { t } = useTranslation('projects');
  const { data, location, pageContext } = props;
  const { perPage } = pageContext;
  const { totalCount } = data.allProject;
  const nodes = useRowsFromBuild<ProjectListView>(data.allProject.nodes);
  const rest = useRowsFromBuild<ProjectListView>(data.rest.nodes);
  const prerendered = useMemo(
    () => prerenderedPage(nodes, totalCount, perPage),
    [nodes, totalCount, perPage],
  );
  return (
    <TitledPage
      title={t('listTitle')}
      crumb={t('title')}
      below={
        <>
          <ListSwitch list="projects" location={location} />
          <SearchField text={getSearchedText(location)} onTouch={preloadFound} />
        </>
      }
    >
      {/* One part of the page: of three, its first screen would be two that mostly show nothing. */}
      <>
        <NoScriptUnits projects={[...nodes, ...rest]} />
        <ErrorBoundary>
          <Sentence page="projects" location={location} />
        </ErrorBoundary>
        <ErrorBoundary>
          <ProjectList prerendered={prerendered} rest={rest} location={location} />
        </ErrorBoundary>
      </>
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ProjectsPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="projects"
    title="head.list"
    lead="lead"
    path={location.pathname}
  />
);

export const query = graphql`
  query ProjectsPage($perPage: Int!) {
    locales: allLocale(
      filter: { ns: { in: ["projects", "lists", "search", "units", "visits", "conditions"] } }
    ) {
      ...PageTexts
    }
    allProject(sort: [{ published_at: DESC }, { project_id: ASC }], limit: $perPage) {
      totalCount
      nodes {
        ...ProjectListRow
      }
    }
    # Rows of the other pages: links without JavaScript, known rows while the API is unavailable. Limited for the page's weight.
    rest: allProject(sort: [{ published_at: DESC }, { project_id: ASC }], skip: $perPage, limit: 100) {
      nodes {
        ...ProjectListRow
      }
    }
  }
`;
