import { useCallback } from 'react';
import type { components } from '../../api-client/generated/schema';
import { useLiveRecord, type LiveRecord } from '../../records';
import { withPrerenderedFiles } from '../../domain/views/prerendered-files';
import type { RentalData } from './rental';

type Answer = components['schemas']['Rental'];

/** A rental as the API has it now, prerendered first. */
export function useLiveRental(id: string, prerendered?: RentalData): LiveRecord<RentalData> {
  const adopt = useCallback(
    (answer: Answer): RentalData => {
      const photos = answer.photos?.filter(({ url }) => url);
      return withPrerenderedFiles<RentalData>({ ...answer, photos }, prerendered);
    },
    [prerendered],
  );
  return useLiveRecord({ kind: 'rentals', recordKey: id, adopt, prerendered });
}
