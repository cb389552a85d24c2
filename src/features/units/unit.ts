/** What the screens know of a unit, for sale or for rent: the contract's attributes, read only. */
import type { components } from '../../api/schema';
import type { LocalizedText } from '../../i18n';

type Attributes = components['schemas']['UnitAttributes'];

export type UnitAttributes = Readonly<
  Pick<Attributes, 'id' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'outside_area'>
> & {
  readonly building: LocalizedText;
  readonly air_conditioning?: string | null;
  readonly kitchen?: string | null;
  readonly electricity?: string | null;
  readonly water?: string | null;
};

/** A unit in a building's table. */
export type UnitRow = Pick<
  UnitAttributes,
  'id' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'outside_area'
> & { readonly price?: number | null; readonly state: string };
