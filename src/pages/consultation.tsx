import { graphql, type HeadProps } from 'gatsby';
import { EnquirySection } from '../features/enquiries';
import { TextHead, useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { TitledPage } from '../ui';

export default function ConsultationPage() {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t('pages.consultation.title')} lead={t('pages.consultation.lead')}>
      <EnquirySection kind="consultation" path={routes.consultation} />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ConsultationPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="enquiries"
    title="pages.consultation.title"
    lead="pages.consultation.lead"
    path={location.pathname}
  />
);

export const query = graphql`
  query ConsultationPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;
