import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Comparison } from '../../features/compare';
import { TextHead, useTranslation } from '../../i18n';
import { TitledPage } from '../../ui';

export default function ComparePage({ location }: PageProps) {
  const { t } = useTranslation('compare');
  return (
    <TitledPage title={t('title')} lead={t('lead')}>
      <Comparison search={location.search} />
    </TitledPage>
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
    locales: allLocale(filter: { ns: { in: ["compare", "units"] } }) {
      ...PageTexts
    }
  }
`;
