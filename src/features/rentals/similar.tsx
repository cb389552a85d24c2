/** Other homes for rent. Loaded on demand. */
import { useMemo } from 'react';
import { useTranslation } from '../../i18n';
import { CardGrid, Section } from '../../ui';
import { usePublished } from '../live-records';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';
import { similarRentals } from './similar-rentals';

/** Up to three that are still for rent, as the API has them now; none until it has answered. */
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
  if (similar.length === 0) return null;
  return (
    <Section heading={t('similar')} id="similar">
      <CardGrid>
        {similar.map((other) => (
          <li key={other.id}>
            <RentalCard rental={other} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
