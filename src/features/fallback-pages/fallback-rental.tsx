/** A home for rent published after the build. Loaded on demand. */
import { RentalScreen, useLiveRental } from '../rentals';
import { FallbackRecord } from './fallback-record';
import type { FallbackScreenProps } from './fallback-screen-props';

export default function FallbackRental({ id, ...otherwise }: FallbackScreenProps) {
  return (
    <FallbackRecord live={useLiveRental(id)} titleOf={({ title }) => title} {...otherwise}>
      {(rental) => <RentalScreen rental={rental} />}
    </FallbackRecord>
  );
}
