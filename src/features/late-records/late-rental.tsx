/** A home for rent published after the build. Loaded on demand. */
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { RentalScreen } from '../rentals';
import { findLate } from './find-late';
import type { LateScreenProps } from './late-answer';
import { LateRow } from './late-row';
import { useLateRow } from './use-late-row';

const find = (id: string, signal: AbortSignal) =>
  findLate(
    (page) => settle(api.GET('/public/rentals/list', { params: { query: { page } }, signal })),
    (rental) => rental.id === id,
  );

export default function LateRental({ id, ...otherwise }: LateScreenProps) {
  const answer = useLateRow(id, find);
  return (
    <LateRow answer={answer} {...otherwise}>
      {(rental) => <RentalScreen rental={{ ...rental, photos: rental.photos?.filter(({ url }) => url) }} />}
    </LateRow>
  );
}
