import { RentalScreen, useLiveRental } from '../rentals';
import { FallbackRecord, type FallbackScreenProps } from './fallback-record';

export default function FallbackRental({ id, ...errorPages }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveRental(id)} titleOf={({ title }) => title} {...errorPages}>
      {(rental) => <RentalScreen rental={rental} />}
    </FallbackRecord>
  );
}
