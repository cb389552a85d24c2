import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ProseWithEnabledLinks } from '../features/organization';
import { useLocalized } from '../i18n';
import { RecordHead } from '../seo';
import { Container, TitledPage } from '../ui';

export default function AccessibilityPage({
  data: { accessibilityPage },
}: PageProps<Queries.AccessibilityPageQuery>) {
  const localized = useLocalized();
  return (
    <TitledPage title={localized(accessibilityPage?.title)} lead={localized(accessibilityPage?.lead)}>
      <Container>
        <ProseWithEnabledLinks html={localized(accessibilityPage?.body)} />
      </Container>
    </TitledPage>
  );
}

export const Head = ({ data: { accessibilityPage }, location }: HeadProps<Queries.AccessibilityPageQuery>) =>
  accessibilityPage && (
    <RecordHead
      title={accessibilityPage.title}
      description={accessibilityPage.lead}
      path={location.pathname}
    />
  );

export const query = graphql`
  query AccessibilityPage {
    # This page has no texts of its own here; without any, the i18n plugin complains while developing.
    locales: allLocale(filter: { ns: { eq: "common" } }) {
      ...PageTexts
    }
    accessibilityPage {
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
