import { graphql, type HeadProps } from 'gatsby';
import { EnquiryForm } from '../../../features/enquiries';
import { ContactDetails } from '../../../features/organisation';
import { TextHead, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { Container, TitledPage } from '../../../ui';

export default function ContactPage() {
  const { t } = useTranslation('enquiries');
  return (
    <TitledPage title={t('pages.contact.title')} lead={t('pages.contact.lead')}>
      <Container>
        <ContactDetails />
        <EnquiryForm kind="contact" path={routes.contact} />
      </Container>
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
