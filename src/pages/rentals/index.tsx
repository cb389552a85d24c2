import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { prerenderedPage, type PageSize } from '../../lists';
import { RequirePlugin, useHasPlugin } from '../../features/organization';
import { AfterSalesBand, preloadFoundRentals, RentalList } from '../../features/rentals';
import { getSearchedText, ListSwitch, SearchField, Sentence } from '../../features/search';
import type { RentalCardView } from '../../domain/views/views';
import { useRowsFromBuild } from '../../records';
import { useTranslation } from '../../i18n';
import { TextHead } from '../../seo';
import { TitledPage } from '../../ui';

export default function RentalsPage(props: PageProps<Queries.RentalsPageQuery, PageSize>) {
  const { t } = useTranslation('rentals');
  const { data, location, pageContext } = props;
  const { perPage } = pageContext;
  const { totalCount } = data.allRental;
  const nodes = useRowsFromBuild<RentalCardView>(data.allRental.nodes);
  const rest = useRowsFromBuild<RentalCardView>(data.rest.nodes);
  const prerendered = useMemo(
    () => prerenderedPage(nodes, totalCount, perPage),
    [nodes, totalCount, perPage],
  );
  return (
    <RequirePlugin plugin="Rental">
      <TitledPage
        title={t('title')}
        below={
          <>
            <ListSwitch list="rentals" location={location} />
            <SearchField page="rentals" text={getSearchedText(location)} onTouch={preloadFoundRentals} />
          </>
        }
      >
        <Sentence page="rentals" location={location} />
        <RentalList prerendered={prerendered} rest={rest} search={location.search} />
        <AfterSalesBand />
      </TitledPage>
    </RequirePlugin>
  );
}

export function Head({ data, location }: HeadProps<Queries.RentalsPageQuery>) {
  const isOffered = useHasPlugin('Rental');
  return (
    <TextHead
      locales={data.locales}
      namespace="rentals"
      title="head.list"
      lead="lead"
      path={location.pathname}
      noIndex={!isOffered}
    />
  );
}

export const query = graphql`
  query RentalsPage($perPage: Int!) {
    locales: allLocale(filter: { ns: { in: ["rentals", "units", "lists", "search", "conditions"] } }) {
      ...PageTexts
    }
    allRental(sort: [{ published_at: DESC }, { rental_id: ASC }], limit: $perPage) {
      totalCount
      nodes {
        ...RentalCard
      }
    }
    # Rows of the other pages: links without JavaScript, known rows while the API is unavailable. Limited for the page's weight.
    rest: allRental(sort: [{ published_at: DESC }, { rental_id: ASC }], skip: $perPage, limit: 100) {
      nodes {
        ...RentalCard
      }
    }
  }
`;
