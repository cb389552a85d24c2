import { graphql, type HeadProps } from 'gatsby';
import { EnquirySection } from '../../../features/enquiries';
import { useTranslation } from '../../../i18n';
import { TextHead } from '../../../seo';
import { routes } from '../../../lib/routes';
import { TitledPage } from '../../../ui';

export default function ContactPage() {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t('pages.contact.title')} lead={t('pages.contact.lead')}>
      <EnquirySection kind="contact" path={routes.contact} />
    </TitledPage>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="enquiries"
    title="pages.contact.title"
    lead="pages.contact.lead"
    path={location.pathname}
  />
);

export const query = graphql`
  query ContactPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;
