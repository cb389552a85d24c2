import { rentalConditions } from '../../domain/conditions/table';
import type { Places } from '../../domain/conditions/places';
import { useConditionTexts } from '../../lists';
import { useUnitTexts } from '../units';

/** What is asked of homes for rent, in words. */
export function useRentalConditionTexts(places: Places | undefined) {
  const { state } = useUnitTexts();
  return useConditionTexts(rentalConditions, (_group, value) => state(value), places);
}
