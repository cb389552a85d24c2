import { rentalConditions } from '../../domain/conditions/table';
import { useConditionTexts } from '../../lists';
import { useUnitTexts } from '../units';
import type { RentalCardData } from './rental';
import { rentalMatching } from './rental-list-request';

/**
 * What is asked of homes for rent, in words.
 * @param rows that name the places; once `rentalMatching` is loaded
 */
export function useRentalConditionTexts(rows: readonly RentalCardData[]) {
  const { state } = useUnitTexts();
  return useConditionTexts(
    rentalConditions,
    (_group, value) => state(value),
    (kind, id) => rentalMatching.get()?.findPlace(kind, id, rows),
  );
}
