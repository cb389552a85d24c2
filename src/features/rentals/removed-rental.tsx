import { RemovedRentalPage } from './removed-rental-page';
import type { RentalData } from './rental';
import { useSimilarRentals } from './similar-rentals';

/** Replaces the page of a rental that is no longer published. Loaded on demand. */
export default function RemovedRental({ rental }: { rental: RentalData }) {
  return <RemovedRentalPage title={rental.title} others={useSimilarRentals(rental)} />;
}
