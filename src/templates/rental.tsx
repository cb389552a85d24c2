import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Offered, useHasPlugin } from '../features/organization';
import { RentalScreen } from '../features/rentals';
import { RecordHead, textsOf } from '../seo';
import { ErrorPage } from '../layout';

export default function RentalTemplate({ data: { rental } }: PageProps<Queries.RentalQuery>) {
  if (!rental) return <ErrorPage status={404} />;
  return (
    <Offered plugin="Rental">
      <RentalScreen rental={rental} />
    </Offered>
  );
}

/** What is written alike in both languages. */
const both = (text: string) => ({ ar: text, en: text });

export function Head({ data: { locales, rental }, location }: HeadProps<Queries.RentalQuery>) {
  const isOffered = useHasPlugin('Rental');
  return (
    rental && (
      <RecordHead
        title={textsOf(locales, 'rentals', 'head.title', {
          title: rental.title,
          flat: both(rental.flat_number),
        })}
        description={textsOf(locales, 'rentals', 'head.description', {
          ...{ text: rental.description, building: rental.building, flat: both(rental.flat_number) },
          ...{ district: rental.district, city: rental.city },
        })}
        path={location.pathname}
        image={rental.photos?.[0]?.url}
        noIndex={!isOffered || rental.state === 'rented'}
      />
    )
  );
}

export const query = graphql`
  query Rental($id: String!) {
    locales: allLocale(filter: { ns: { in: ["rentals", "units", "enquiries"] } }) {
      ...PageTexts
    }
    rental(id: { eq: $id }) {
      ...RentalPage
    }
  }
`;
