import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ProjectChoice } from '../../../domain/views/views';
import { ProjectChooser } from '../../../features/projects';
import { useTranslation } from '../../../i18n';
import { useRowsFromBuild } from '../../../records';
import { TextHead } from '../../../seo';
import { routes } from '../../../lib/routes';
import { TitledPage } from '../../../ui';

export default function ProjectShareIndexPage({ data }: PageProps<Queries.ProjectShareIndexQuery>) {
  const { t } = useTranslation('projects');
  return (
    <TitledPage title={t('chooseShareTitle')} lead={t('chooseShareLead')}>
      <ProjectChooser
        projects={useRowsFromBuild<ProjectChoice>(data.allProject.nodes)}
        hrefOf={routes.projectShare}
      />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ProjectShareIndexQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="projects"
    title="chooseShareTitle"
    lead="chooseShareLead"
    path={location.pathname}
    noIndex
  />
);

export const query = graphql`
  query ProjectShareIndex {
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
