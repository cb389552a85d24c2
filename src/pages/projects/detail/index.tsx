import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ProjectChoice } from '../../../domain/views/views';
import { ProjectChooser } from '../../../features/projects';
import { useTranslation } from '../../../i18n';
import { useRowsFromBuild } from '../../../records';
import { TextHead } from '../../../seo';
import { routes } from '../../../lib/routes';
import { TitledPage } from '../../../ui';

export default function ProjectDetailIndexPage({ data }: PageProps<Queries.ProjectDetailIndexQuery>) {
  const { t } = useTranslation('projects');
  return (
    <TitledPage title={t('chooseTitle')} lead={t('chooseLead')}>
      <ProjectChooser
        projects={useRowsFromBuild<ProjectChoice>(data.allProject.nodes)}
        hrefOf={routes.project}
      />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ProjectDetailIndexQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="projects"
    title="chooseTitle"
    lead="chooseLead"
    path={location.pathname}
  />
);

export const query = graphql`
  query ProjectDetailIndex {
    locales: allLocale(filter: { ns: { in: ["projects"] } }) {
      ...PageTexts
    }
    allProject(sort: [{ published_at: DESC }, { project_id: ASC }]) {
      nodes {
        view: choice
      }
    }
  }
`;
