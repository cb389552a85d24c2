import { graphql, type HeadProps } from 'gatsby';
import { EnquirySection, useAddressWishes } from '../features/enquiries';
import { useTranslation } from '../i18n';
import { TextHead } from '../seo';
import { routes } from '../lib/routes';
import { TitledPage } from '../ui';

export default function InterestPage() {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t('pages.interest.title')} lead={t('pages.interest.lead')}>
      <EnquirySection kind="interest" path={routes.interest} prefill={useAddressWishes()} />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.InterestPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="enquiries"
    title="pages.interest.title"
    lead="pages.interest.lead"
    path={location.pathname}
  />
);

export const query = graphql`
  query InterestPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;
