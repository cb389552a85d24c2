import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MaintenanceSection } from '../features/enquiries';
import { Offered, useHasPlugin } from '../features/organization';
import { useTranslation } from '../i18n';
import { TextHead } from '../seo';
import { TitledPage } from '../ui';

export default function MaintenancePage({ data }: PageProps<Queries.MaintenancePageQuery>) {
  const { t } = useTranslation('enquiries');
  return (
    <Offered plugin="Maintenance">
      <TitledPage title={t('pages.maintenance.title')} lead={t('pages.maintenance.lead')}>
        <MaintenanceSection projects={data.allProject.nodes} />
      </TitledPage>
    </Offered>
  );
}

export function Head({ data, location }: HeadProps<Queries.MaintenancePageQuery>) {
  const isOffered = useHasPlugin('Maintenance');
  return (
    <TextHead
      locales={data.locales}
      namespace="enquiries"
      title="pages.maintenance.title"
      lead="pages.maintenance.lead"
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
        id: project_id
        slug
        name {
          ar
          en
        }
      }
    }
  }
`;
