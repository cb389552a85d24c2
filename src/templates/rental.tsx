import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { RentalScreen } from '../features/rentals';
import { RecordHead } from '../i18n';
import { ErrorPage } from '../layout';

export default function RentalTemplate({ data: { rental } }: PageProps<Queries.RentalQuery>) {
  return rental ? <RentalScreen rental={rental} /> : <ErrorPage status={404} />;
}

export const Head = ({ data: { rental }, location }: HeadProps<Queries.RentalQuery>) =>
  rental && (
    <RecordHead
      title={rental.title}
      description={rental.description}
      path={location.pathname}
      image={rental.photos?.[0]?.url}
    />
  );

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
