import { graphql } from 'gatsby';
import type { components } from '../../api-client/generated/schema';
import type { LocalizedText } from '../../i18n';
import type { ChipTone } from '../../ui';
import type { LicenceData } from '../licences';
import type { LargeImage } from '../../records/pictures';
import type { UnitAttributes } from '../../domain/unit-facts';
import type { FloorPlan } from '../units';

type Contract = components['schemas']['Rental'];
type State = components['schemas']['RentalState'];

/** Data of a card. */
export type RentalCardData = Omit<UnitAttributes, 'electricity' | 'water'> &
  Readonly<Pick<Contract, 'id' | 'annual_rent' | 'state'>> & {
    readonly title: LocalizedText;
    readonly licence?: LicenceData | null;
    readonly city?: LocalizedText | null;
    readonly district?: LocalizedText | null;
    readonly furnishing?: string | null;
    /** The first photo, in prerendered rows. */
    readonly cover?: LargeImage | null;
    /** In rows from the API. */
    readonly photos?: readonly LargeImage[] | null;
  };

/** Data of the page. */
export type RentalData = RentalCardData &
  UnitAttributes & {
    readonly description?: LocalizedText | null;
    readonly furnishing?: string | null;
    readonly floor_plan?: FloorPlan | null;
    readonly project?: { readonly slug: string; readonly name: LocalizedText } | null;
  };

const tones: Record<State, ChipTone> = { available: 'success', reserved: 'warning', rented: 'grey' };

/** An unknown state is shown like a rented unit. */
export const rentalTone = (state: string): ChipTone => tones[state as State] ?? 'grey';

export const rentalPageFields = graphql`
  fragment RentalPage on Rental {
    view: record
    photos {
      ...GalleryPicture
    }
    floor_plan {
      ...FloorPlanFields
    }
  }
`;
