/** `/rentals/{rental}`: everything about a home for rent, with the form that asks about it. */
import { routes } from '../../lib/routes';
import { Page } from '../../ui';
import { EnquiryForm } from '../enquiries';
import type { RentalData } from './rental';
import { RentalPage } from './rental-page';

export function RentalScreen({ rental }: { rental: RentalData }) {
  const { id } = rental;
  return (
    <Page>
      <RentalPage
        rental={rental}
        enquiry={<EnquiryForm kind="contact" about={{ unit_id: id }} path={routes.rental(id)} />}
      />
    </Page>
  );
}
