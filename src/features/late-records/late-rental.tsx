/** A home for rent published after the build. Loaded on demand. */
import { RentalScreen, useLiveRental } from '../rentals';
import { LateRecord } from './late-record';
import type { LateScreenProps } from './late-screen-props';

export default function LateRental({ id, ...otherwise }: LateScreenProps) {
  return (
    <LateRecord live={useLiveRental(id)} titleOf={({ title }) => title} {...otherwise}>
      {(rental) => <RentalScreen rental={rental} />}
    </LateRecord>
  );
}
