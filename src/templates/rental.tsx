import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { EnquiryForm } from '../features/enquiries';
import { RentalPage } from '../features/rentals';
import { RecordHead } from '../i18n';
import { ErrorPage } from '../layout';
import { routes } from '../lib/routes';
import { Page } from '../ui';

export default function RentalTemplate({ data: { rental } }: PageProps<Queries.RentalQuery>) {
  if (!rental) return <ErrorPage status={404} />;
  return (
    <Page>
      <RentalPage
        rental={rental}
        enquiry={
          <EnquiryForm kind="contact" about={{ unit_id: rental.id }} path={routes.rental(rental.id)} />
        }
      />
    </Page>
  );
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
