import { useMemo } from 'react';
import { useTranslation } from '../../i18n';
import { OtherRecords, usePublishedRecords } from '../../records';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';

const maxSimilar = 3;

/** At most three other available units, most similar first: by place, then rooms, then rent. */
export function similarRentals<R extends RentalData>(like: RentalData, rentals: readonly R[]): R[] {
  const difference = ({ city, district, rooms, annual_rent }: R): number => {
    const place = city?.ar === like.city?.ar ? (district?.ar === like.district?.ar ? 0 : 1) : 2;
    const size = Math.min(Math.abs(rooms - like.rooms), 9);
    const rent = Math.min(Math.abs(annual_rent - like.annual_rent) / Math.max(like.annual_rent, 1), 0.9);
    return place * 10 + size + rent;
  };
  return rentals
    .filter(({ id, state }) => id !== like.id && state === 'available')
    .sort((a, b) => difference(a) - difference(b))
    .slice(0, maxSimilar);
}

/** As the API has them now; none until it has answered. */
export function useSimilarRentals(like: RentalData): RentalData[] {
  const { published } = usePublishedRecords('rentals');
  return useMemo(
    () => (published ? similarRentals<RentalData>(like, published.rows) : []),
    [like, published],
  );
}

/** Loaded on demand. */
export default function SimilarRentals({ rental }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const similar = useSimilarRentals(rental);
  return (
    <OtherRecords heading={t('similar')} records={similar} card={(other) => <RentalCard rental={other} />} />
  );
}
