import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactBand, Questions } from '../features/faq';
import { useLocalized } from '../i18n';
import { RecordHead } from '../seo';
import { TitledPage } from '../ui';

export default function FaqPage({ data, location }: PageProps<Queries.FaqPageQuery>) {
  const localized = useLocalized();
  const { faqPage, allFaqCategory } = data;
  return (
    <TitledPage title={localized(faqPage?.title)} lead={localized(faqPage?.lead)}>
      <Questions categories={allFaqCategory.nodes} hash={location.hash} />
      <ContactBand contact={faqPage?.contact} />
    </TitledPage>
  );
}

export const Head = ({ data: { faqPage }, location }: HeadProps<Queries.FaqPageQuery>) =>
  faqPage && <RecordHead title={faqPage.title} description={faqPage.lead} path={location.pathname} />;

export const query = graphql`
  query FaqPage {
    # This page has no texts of its own here; without any, the i18n plugin complains while developing.
    locales: allLocale(filter: { ns: { eq: "common" } }) {
      ...PageTexts
    }
    faqPage {
      title {
        ar
        en
      }
      lead {
        ar
        en
      }
      contact {
        ...ContactBand
      }
    }
    allFaqCategory(sort: { order: ASC }) {
      nodes {
        ...Questions
      }
    }
  }
`;
