/** What the screens know of a unit, for sale or for rent: the contract's attributes, read only. */
import type { components } from '../../api-client/schema';
import type { LocalizedText } from '../../i18n';
import type { PictureSource } from '../../ui';

type Attributes = components['schemas']['UnitAttributes'];

/** A room, corridor or balcony of a plan. m² and metres. */
export type PlanRoom = Readonly<components['schemas']['PlanRoom']>;

export type UnitAttributes = Readonly<
  Pick<Attributes, 'id' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'outside_area'>
> & {
  readonly building: LocalizedText;
  readonly air_conditioning?: string | null;
  readonly kitchen?: string | null;
  readonly electricity?: string | null;
  readonly water?: string | null;
};

/** A photo, as the API has it or with what the build made of it. */
export interface UnitPhoto extends PictureSource {
  readonly alt: LocalizedText;
}

/** A unit of a building that is for sale. */
export type UnitRow = Omit<UnitAttributes, 'building'> & {
  readonly price?: number | null;
  /**
   * available, reserved or sold; on screens also upcoming, for what is not on sale yet. Another word shows as it is, and
   * is not for sale.
   */
  readonly state: string;
  readonly floor_plan?: { readonly id: string } | null;
  /** Known once the API has answered; pages are built without, because hundreds of units share a handful. */
  readonly photos?: readonly UnitPhoto[] | null;
};

/** SAR; undefined until announced. Nothing is given away: zero means that no price was entered. */
export const priceOf = ({ price }: Pick<UnitRow, 'price'>): number | undefined => price || undefined;

export interface Building {
  readonly id: string;
  readonly name: LocalizedText;
  readonly units: readonly UnitRow[];
}

export interface FloorPlan {
  readonly id: string;
  readonly name: LocalizedText;
  readonly url: LocalizedText;
  /** What the drawing shows, in words. */
  readonly rooms?: readonly PlanRoom[] | null;
  readonly files?: { readonly [L in 'ar' | 'en']: { readonly publicURL: string | null } | null } | null;
}
