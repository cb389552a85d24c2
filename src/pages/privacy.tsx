import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProseWithEnabledLinks } from '../features/organization';
import { useLocalized } from '../i18n';
import { RecordHead } from '../seo';
import { Container, TitledPage } from '../ui';

export default function PrivacyPage({ data: { privacyPage } }: PageProps<Queries.PrivacyPageQuery>) {
  const localized = useLocalized();
  return (
    <TitledPage title={localized(privacyPage?.title)} lead={localized(privacyPage?.lead)}>
      <Container>
        <ProseWithEnabledLinks html={localized(privacyPage?.body)} />
      </Container>
    </TitledPage>
  );
}

export const Head = ({ data: { privacyPage }, location }: HeadProps<Queries.PrivacyPageQuery>) =>
  privacyPage && (
    <RecordHead title={privacyPage.title} description={privacyPage.lead} path={location.pathname} />
  );

export const query = graphql`
  query PrivacyPage {
    # This page has no texts of its own here; without any, the i18n plugin complains while developing.
    locales: allLocale(filter: { ns: { eq: "common" } }) {
      ...PageTexts
    }
    privacyPage {
      title {
        ar
        en
      }
      lead {
        ar
        en
      }
      body {
        ar
        en
      }
    }
  }
`;
