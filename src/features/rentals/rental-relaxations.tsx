import { format, useTranslation } from '../../i18n';
import { findRelaxations } from '../../domain/conditions/relaxations';
import { rentalConditions } from '../../domain/conditions/rental-table';
import { Relaxations, type FilterAddress } from '../../lists';
import type { RentalFilters } from './rental-list-request';
import { findRentals } from './rental-matching';
import { useAllRentals, type KnownRentals } from './use-all-rentals';
import { useRentalConditionTexts } from './use-rental-condition-texts';

interface RentalRelaxationsProps {
  address: FilterAddress<RentalFilters>;
  known: KnownRentals;
}

/** Where nothing matches: which single condition to give up or widen, and how many homes that brings. Loaded on demand. */
export default function RentalRelaxations({ address: { filters, hrefWith }, known }: RentalRelaxationsProps) {
  const { t } = useTranslation('conditions');
  const rentals = useTranslation('rentals');
  const rows = useAllRentals(known);
  const text = useRentalConditionTexts(rows ?? []);
  if (!rows) return null;
  const relaxations = findRelaxations(rentalConditions, filters, (change) => {
    const found = findRentals(rows, { ...filters, ...change });
    const rents = found.map(({ annual_rent }) => annual_rent).filter((rent) => rent > 0);
    return { count: found.length, lowestPrice: rents.length > 0 ? Math.min(...rents) : undefined };
  });
  return (
    <Relaxations
      relaxations={relaxations}
      hrefWith={hrefWith}
      text={text}
      priceText={(rent) => t('relax.rent', { price: t('sar', { amount: format.integer(rent) }) })}
      countText={(count) => rentals.t('count', { count })}
    />
  );
}
