import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from './dataset';
import { DemoFileError } from './demo-file-error';

type Text = components['schemas']['LocalizedText'];

/**
 * Names of a city and of a district in it, by their lookup ids.
 * @param file the file that refers to them
 * @throws {DemoFileError} when there is no such city, or no such district in it
 */
export function findPlace(
  lookups: Dataset['lookups'],
  place: { city: string; district: string },
  file: string,
): { city: Text; district: Text } {
  const city = lookups.cities.find(({ id }) => id === place.city);
  if (!city) throw new DemoFileError(file, `lookups.yaml has no city ${place.city}`);
  const district = lookups.districts.find(
    ({ id, parent_id }) => id === place.district && parent_id === city.id,
  );
  if (!district)
    throw new DemoFileError(file, `lookups.yaml has no district ${place.district} in ${place.city}`);
  return { city: city.label, district: district.label };
}
