import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Comparison } from '../../features/compare';
import { useTranslation } from '../../i18n';
import { TextHead, useBrand } from '../../seo';
import { routes } from '../../lib/routes';
import { Page, PageHeader } from '../../ui';

export default function ComparePage({ location }: PageProps) {
  const { t } = useTranslation('compare');
  const brand = useBrand();
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: t('nav.projects'), to: routes.projects }]}
        title={t('title')}
        lead={t('lead')}
      />
      <Comparison search={location.search} publisher={brand.name} />
    </Page>
  );
}

/** Each visitor's own: nothing to find for search engines. */
export const Head = ({ data, location }: HeadProps<Queries.ComparePageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="compare"
    title="title"
    lead="lead"
    path={location.pathname}
    noIndex
  />
);

export const query = graphql`
  query ComparePage {
    locales: allLocale(filter: { ns: { in: ["compare", "units", "costs", "visits"] } }) {
      ...PageTexts
    }
  }
`;
