import { rentalConditions } from '../../domain/conditions/rental-table';
import { useConditionTexts } from '../../lists';
import { useUnitTexts } from '../units';
import type { RentalCardData } from './rental';
import { useLazyModule } from '../../browser/use-lazy-module';
import { rentalMatching } from './rental-list-request';

/**
 * What is asked of homes for rent, in words.
 * @param rows that name the places
 * @param needsPlaces loads what finds these
 */
export function useRentalConditionTexts(rows: readonly RentalCardData[], needsPlaces = true) {
  const matching = useLazyModule(rentalMatching, needsPlaces);
  const { state } = useUnitTexts();
  return useConditionTexts(
    rentalConditions,
    (_group, value) => state(value),
    (kind, id) => matching?.findPlace(kind, id, rows),
  );
}
