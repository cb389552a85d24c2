import { graphql, type HeadProps } from 'gatsby';
import { EnquirySection } from '../features/enquiries';
import { Offered, useHasPlugin } from '../features/organization';
import { useTranslation } from '../i18n';
import { TextHead } from '../seo';
import { routes } from '../lib/routes';
import { TitledPage } from '../ui';

export default function ConsultationPage() {
  const { t } = useTranslation('enquiries');
  return (
    <Offered plugin="Consultant">
      <TitledPage title={t('pages.consultation.title')} lead={t('pages.consultation.lead')}>
        <EnquirySection kind="consultation" path={routes.consultation} />
      </TitledPage>
    </Offered>
  );
}

export function Head({ data, location }: HeadProps<Queries.ConsultationPageQuery>) {
  const isOffered = useHasPlugin('Consultant');
  return (
    <TextHead
      locales={data.locales}
      namespace="enquiries"
      title="pages.consultation.title"
      lead="pages.consultation.lead"
      path={location.pathname}
      noIndex={!isOffered}
    />
  );
}

export const query = graphql`
  query ConsultationPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;
