import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { RemovedPage } from '../live-records';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';
import { useSimilarRentals } from './similar-rentals';

/** Replaces the page of a rental that is no longer published. Loaded on demand. */
export default function RemovedRental({ rental }: { rental: RentalData }) {
  const { t } = useTranslation('rentals');
  const name = useLocalized()(rental.title);
  const similar = useSimilarRentals(rental);
  return (
    <RemovedPage
      parent={{ label: t('title'), to: routes.rentals }}
      name={name}
      title={t('removed.title')}
      lead={t('removed.lead', { home: name })}
      contact
      heading={t('similar')}
      records={similar}
      card={(other) => <RentalCard rental={other} />}
    />
  );
}
