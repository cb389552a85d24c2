/** Other homes that are still for rent. Loaded on demand. */
import { useMemo } from 'react';
import { useTranslation } from '../../i18n';
import { OtherRecords, usePublished } from '../live-records';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';
import { similarRentals } from './similar-rentals';

/** Up to three, as the API has them now; none until it has answered. */
export function useSimilarRentals(like: RentalData): RentalData[] {
  const { published } = usePublished('rentals');
  return useMemo(
    () => (published ? similarRentals<RentalData>(like, published.rows) : []),
    [like, published],
  );
}

export default function SimilarRentals({ rental }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const similar = useSimilarRentals(rental);
  return (
    <OtherRecords heading={t('similar')} records={similar} card={(other) => <RentalCard rental={other} />} />
  );
}
