import { RentalScreen, useLiveRental } from '../../features/rentals';
import { FallbackRecord, type FallbackScreenProps } from '../../records';

export default function FallbackRental({ id, ...errorPages }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveRental(id)} titleOf={({ title }) => title} {...errorPages}>
      {(rental) => <RentalScreen rental={rental} />}
    </FallbackRecord>
  );
}
