import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { fromBuild } from '../domain/views/prerendered-files';
import type { PublishedRental } from '../domain/views/published';
import { RequirePlugin, useHasPlugin } from '../features/organization';
import { RentalScreen } from '../features/rentals';
import { useFromBuild } from '../records';
import { RecordHead, localizedPageText } from '../seo';
import { ErrorPage } from '../layout';

export default function RentalTemplate({ data }: PageProps<Queries.RentalQuery>) {
  const rental = useFromBuild<PublishedRental>(data.rental);
  if (!rental) return <ErrorPage status={404} />;
  return (
    <RequirePlugin plugin="Rental">
      <RentalScreen rental={rental} />
    </RequirePlugin>
  );
}

/** Its district and city, as far as they are known; else its building. */
const placeOf = ({ district, city, building }: PublishedRental) => {
  const parts = [district, city].flatMap((part) => part ?? []);
  const [ar, en] = [parts.map((part) => part.ar).join('، '), parts.map((part) => part.en).join(', ')];
  return parts.length > 0 ? { ar, en } : building;
};

/** What is written alike in both languages. */
const both = (text: string) => ({ ar: text, en: text });

export function Head({ data: { locales, rental: node }, location }: HeadProps<Queries.RentalQuery>) {
  const isOffered = useHasPlugin('Rental');
  const rental = node && fromBuild<PublishedRental>(node);
  return (
    rental && (
      <RecordHead
        title={localizedPageText(locales, 'rentals', 'head.title', {
          ...{ title: rental.title, place: placeOf(rental), flat: both(rental.flat_number) },
        })}
        description={localizedPageText(locales, 'rentals', 'head.description', {
          ...{ text: rental.description, building: rental.building, flat: both(rental.flat_number) },
          place: placeOf(rental),
        })}
        path={location.pathname}
        noIndex={!isOffered || rental.state === 'rented'}
      />
    )
  );
}

export const query = graphql`
  query Rental($id: String!) {
    locales: allLocale(filter: { ns: { in: ["rentals", "units", "enquiries", "conditions"] } }) {
      ...PageTexts
    }
    rental(id: { eq: $id }) {
      ...RecordVersion
      ...RentalPage
    }
  }
`;
