import { graphql, type HeadProps } from 'gatsby';
import { EnquirySection } from '../features/enquiries';
import { TextHead, useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { TitledPage } from '../ui';

export default function MaintenancePage() {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t('pages.maintenance.title')} lead={t('pages.maintenance.lead')}>
      <EnquirySection kind="maintenance" path={routes.maintenance} />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.MaintenancePageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="enquiries"
    title="pages.maintenance.title"
    lead="pages.maintenance.lead"
    path={location.pathname}
  />
);

export const query = graphql`
  query MaintenancePage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;
